/// A row of the details of a show.
public enum ShowDetailsItem: Hashable, Sendable {
    /// The address of the picture, if there is one.
    case image(String?)
    /// The description of the show, if there is one.
    case description(String?)
    /// The heading above the reviews.
    case reviewsTitle
    /// How many reviews there are, and their average as it is shown, such as “4.3”.
    case averageRating(count: Int, average: String)
    /// A review.
    case review(Review)
    /// The note that there are no reviews.
    case noReviews
    /// The button with which the user adds a review.
    case addReview
}
