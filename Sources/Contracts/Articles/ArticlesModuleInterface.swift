public import VIPERContracts

/// What the articles view tells its presenter.
@MainActor
public protocol ArticlesModuleInterface: ModuleInterfaceRole {
    /// The view is about to be seen, or the user wants to have it anew.
    func updateView()

    /// The user has tapped an article.
    ///
    /// - Parameter article: The one that is shown there.
    func showDetails(for article: Article)

    /// The user wants another order.
    func didTapSort()
}
