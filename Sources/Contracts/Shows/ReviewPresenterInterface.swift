/// What the view in which a user writes a review tells its presenter.
@MainActor
public protocol ReviewPresenterInterface: AnyObject {
    /// The user has tapped a star.
    ///
    /// - Parameter rating: The number of the star, from one; zero if the user has removed the rating.
    func ratingChanged(_ rating: Int)

    /// The text of the comment has changed.
    ///
    /// - Parameter comment: The full text, unchanged.
    func commentChanged(_ comment: String)

    /// The user has tapped “submit”.
    func submit()
}
