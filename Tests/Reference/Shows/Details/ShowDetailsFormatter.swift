public import Foundation
public import ShowsContracts

/// Makes rows from a show and its reviews.
public struct ShowDetailsFormatter: ShowDetailsFormatterInterface {
    private let locale: Locale

    /// Creates a formatter.
    ///
    /// - Parameter locale: The user's way of writing numbers.
    public init(locale: Locale = .autoupdatingCurrent) {
        self.locale = locale
    }

    /// Returns the rows, from the picture to the button.
    public func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem] {
        [.image(show.imageURL), .description(show.description), .reviewsTitle] + rows(reviews) + [.addReview]
    }

    private func rows(_ reviews: [Review]) -> [ShowDetailsItem] {
        guard !reviews.isEmpty else { return [.noReviews] }
        let mean = Double(reviews.map(\.rating).reduce(0, +)) / Double(reviews.count)
        let average = mean.formatted(.number.precision(.fractionLength(1)).locale(locale))
        return [.averageRating(count: reviews.count, average: average)] + reviews.map(ShowDetailsItem.review)
    }
}
