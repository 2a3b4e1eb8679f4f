/// A question that a test waited for, or looked at, was not asked.
public struct NotAsked: Error, CustomStringConvertible {
    /// What was not asked, how long it was waited for if so, and the calls so far.
    public let description: String

    init(_ text: String, in log: CallLog) {
        description = log.describe(text, after: log.calls)
    }
}
