/// What the articles interactor tells its output, usually the presenter.
@MainActor
public protocol ArticlesInteractorOutput: AnyObject {
    /// The answer to a fetch.
    ///
    /// - Parameter articles: The articles in the order of the service; empty if there are none.
    func articlesFetched(_ articles: [Article])

    /// The other answer to a fetch: the articles could not be fetched.
    func articlesFetchFailed()
}
