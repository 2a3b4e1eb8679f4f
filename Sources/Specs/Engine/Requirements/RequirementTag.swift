/// A word to select requirements by, such as `.original`.
///
/// These are not Swift Testing's tags, which belong to tests; a requirement is an argument of a test.
public struct RequirementTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The word.
    public let description: String

    /// Creates a tag.
    ///
    /// - Parameter value: The word.
    public init(stringLiteral value: String) {
        description = value
    }

    /// Restates a test that was published with the system.
    public static let original: RequirementTag = "original"
    /// About days, weeks, time zones, calendars and the names of days.
    public static let dates: RequirementTag = "dates"
    /// About answers that come late, twice, never, or in another order.
    public static let answers: RequirementTag = "answers"
    /// About the values that are passed on: order, count and content.
    public static let content: RequirementTag = "content"
    /// About which object keeps which alive.
    public static let lifetime: RequirementTag = "lifetime"
    /// About large amounts.
    public static let scale: RequirementTag = "scale"
}
