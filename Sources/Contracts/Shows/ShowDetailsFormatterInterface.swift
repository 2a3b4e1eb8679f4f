/// Makes rows from a show and its reviews.
///
/// It is pure: the same input gives the same rows, and nobody is told or asked anything.
@MainActor
public protocol ShowDetailsFormatterInterface {
    /// The rows in the order in which they are shown.
    ///
    /// - Parameters:
    ///   - show: The show.
    ///   - reviews: Its reviews, in the order in which they are to be listed.
    func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem]
}
