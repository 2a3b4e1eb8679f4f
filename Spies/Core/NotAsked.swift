/// What a test waited for was not asked in time.
public struct NotAsked: Error, CustomStringConvertible {
    /// What was not asked, how long it was waited for, and the calls so far.
    public let description: String

    init(_ text: String, in log: CallLog) {
        description = log.describe(text, after: log.calls)
    }
}
