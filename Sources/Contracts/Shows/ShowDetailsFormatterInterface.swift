/// Makes rows from a show and its reviews.
///
/// It is pure: the same input gives the same rows, and it has no side effects.
@MainActor
public protocol ShowDetailsFormatterInterface {
    /// Returns the rows in the order in which they are shown.
    ///
    /// - Parameters:
    ///   - show: The show.
    ///   - reviews: Its reviews, in the order in which they are listed.
    func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem]
}
