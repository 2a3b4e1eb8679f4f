/// A row of the details of a show.
public enum ShowDetailsItem: Hashable, Sendable {
    /// The address of the picture, if there is one.
    case image(String?)
    /// What the show is about, if anybody has written it down.
    case description(String?)
    /// The words above the reviews.
    case reviewsTitle
    /// How many reviews there are, and their average as it is shown, such as “4.3”.
    case averageRating(count: Int, average: String)
    /// A review.
    case review(Review)
    /// That there are no reviews.
    case noReviews
    /// The button that leads to a review of the user's own.
    case addReview
}
