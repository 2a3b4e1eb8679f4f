import VIPERSpecs

/// Hears why the store could not save or read.
///
/// The published contracts have no way to tell it, so a module that does is handed this one:
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

    /// Hears of a failure: what the store said.
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

    /// Does something while the next failure is being reported.
    func next(_ action: @escaping @MainActor () -> Void) {
        whenReported = action
    }

    /// Does not apply to a module that nobody has told where to report.
    func needListener() throws {
        guard isHandedOver else {
            throw NotApplicable("The module was not handed fixture.failures.report, which hears of failures.")
        }
    }
}
