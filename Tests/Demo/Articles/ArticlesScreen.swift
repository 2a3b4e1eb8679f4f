import ArticlesContracts

/// Draws what it is told.
@MainActor
final class ArticlesScreen: ArticlesViewInterface {
    var presenter: (any ArticlesModuleInterface)?
    private(set) var articles: [Article] = []
    private(set) var isBusy = false
    private var message: String?
    private var content: [String] = []

    var lines: [String] { content + [isBusy ? "…" : nil, message].compactMap(\.self) }

    /// Has everything fetched, and waits for it.
    func update() async {
        message = nil
        presenter?.updateView()
        while isBusy { await Task.yield() }
    }

    func showArticlesData(_ articles: [Article]) {
        self.articles = articles
        content = articles.map { "\($0.date ?? "          ")  \($0.title ?? "")  (\($0.authors ?? ""))" }
    }

    func showNoContentScreen() {
        articles = []
        content = ["There are no articles."]
    }

    func showFetchFailure() { message = "The articles could not be fetched." }

    func showActivityIndicator() { isBusy = true }

    func hideActivityIndicator() { isBusy = false }
}
