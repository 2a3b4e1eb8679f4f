public import ArticlesSpecs
public import Proof

/// Correct presenters of an article that are built in an unusual way.
public enum ArticleDetailsPresenterVariants {
    /// All variants.
    public static let all: [Variant<ArticleDetailsPresenterSpec>] = [
        Variant("is a value that shows its article a turn later") {
            LateDetails(article: $0.article, view: $0.view)
        }
    ]
}

/// Shows its article in a task, one turn later.
private struct LateDetails: DetailsModuleInterface {
    let article: Article
    weak var view: DetailsViewInterfaceSpy?

    func updateView() {
        Task { [article, weak view] in view?.showArticleDetails(article) }
    }
}
