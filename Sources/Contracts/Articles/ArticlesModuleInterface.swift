public import VIPERContracts

/// What the articles view tells its presenter.
@MainActor
public protocol ArticlesModuleInterface: ModuleInterfaceRole {
    /// The view is about to appear, or the user wants to refresh it.
    func updateView()

    /// The user has tapped an article.
    ///
    /// - Parameter article: The article that was tapped.
    func showDetails(for article: Article)

    /// The user wants to sort the articles.
    func didTapSort()
}
