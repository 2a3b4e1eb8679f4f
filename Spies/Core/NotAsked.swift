/// What a test waited for was not asked in time.
public struct NotAsked: Error, CustomStringConvertible {
    /// What was not asked, how often it was, and the calls so far.
    public let description: String
}
