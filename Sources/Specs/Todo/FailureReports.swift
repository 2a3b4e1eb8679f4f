import VIPERSpecs

/// Collects the failures to save or read that a module reports.
///
/// The published contracts have no way to report them, so a module that does is given this one:
///
/// ```swift
/// OurDataManager(store: fixture.store, reportFailure: fixture.failures.report)
/// ```
@MainActor
public final class FailureReports {
    private let log: CallLog
    /// How many failures were reported.
    private(set) var count = 0
    private var isHandedOver = false
    private var whenReported: @MainActor () -> Void = {}

    init(log: CallLog) {
        self.log = log
    }

    /// The closure that a module calls with the store's error after a failure.
    public var report: @MainActor @Sendable (any Error) -> Void {
        isHandedOver = true
        return { [self] error in
            count += 1
            log.note("A failure is reported: \(error)")
            let action = whenReported
            whenReported = {}
            action()
        }
    }

    /// Runs an action while the next failure is being reported.
    func next(_ action: @escaping @MainActor () -> Void) {
        whenReported = action
    }

    /// Throws `NotApplicable` if the module was not told where to report failures.
    func needListener() throws {
        guard isHandedOver else {
            throw NotApplicable("The module was not handed fixture.failures.report, which hears of failures.")
        }
    }
}
