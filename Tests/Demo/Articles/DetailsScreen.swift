import ArticlesContracts

/// Draws one article.
@MainActor
final class DetailsScreen: DetailsViewInterface {
    private let presenter: any DetailsModuleInterface
    private(set) var lines: [String] = []

    init(presenter: any DetailsModuleInterface) {
        self.presenter = presenter
    }

    func appear() { presenter.updateView() }

    func showArticleDetails(_ article: Article) {
        lines = [article.title, article.authors, article.website, article.date].compactMap(\.self)
    }
}
