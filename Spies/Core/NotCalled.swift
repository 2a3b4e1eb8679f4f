/// A call that a test waited for did not come in time.
public struct NotCalled: Error, CustomStringConvertible {
    /// What was not called, how long it was waited for, and the calls so far.
    public let description: String

    init(_ text: String, in log: CallLog) {
        description = log.describe(text, after: log.calls)
    }
}
