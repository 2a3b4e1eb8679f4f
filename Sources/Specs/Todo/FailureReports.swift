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

    init(log: CallLog) {
        self.log = log
    }

    /// Hears of a failure.
    ///
    /// - Parameter error: What the store said.
    public func report(_ error: any Error) {
        count += 1
        log.note("A failure is reported: \(error)")
    }
}
