/// What the view of a review that is being written tells its presenter.
@MainActor
public protocol ReviewPresenterInterface: AnyObject {
    /// The user has tapped a star.
    ///
    /// - Parameter rating: Which one, counted from one; zero if none is chosen any more.
    func ratingChanged(_ rating: Int)

    /// There is another comment.
    ///
    /// - Parameter comment: All of it, as it is.
    func commentChanged(_ comment: String)

    /// The user has tapped “submit”.
    func submit()
}
