public import ArticlesSpecs
import Foundation
public import Proof

/// Faulty presenters of an article.
public enum ArticleDetailsPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ArticleDetailsPresenterSpec>] = [
        fault("never shows anything", violates: [1, 3, 4]) { $0.show = { _ in } },
        fault("trims the text", violates: [1]) { part in
            part.article.content = part.article.content?.trimmingCharacters(in: .whitespacesAndNewlines)
        },
        fault("takes the address of a picture for a safe one", violates: [1]) { part in
            part.article.imageURL = part.article.imageURL?.replacing("http:", with: "https:")
        },
        fault("shows an empty title for none", violates: [1]) { $0.article.title = $0.article.title ?? "" },
        fault("shows the article once", violates: [2]) {
            let show = $0.show
            $0.show = { part in
                show(part)
                part.show = { _ in }
            }
        },
        fault("hands its text over once", violates: [2]) {
            let show = $0.show
            $0.show = { part in
                show(part)
                part.article.content = nil
            }
        },
        fault("holds its view", violates: [3]) { $0.retained = $0.view },
        fault("holds its view once it has shown something", violates: [3]) {
            let show = $0.show
            $0.show = { part in
                part.retained = part.view
                show(part)
            }
        },
        fault("takes an empty address of a picture for none", violates: [1]) { part in
            if part.article.imageURL == "" { part.article.imageURL = nil }
        },
        fault("holds itself through a closure", violates: [3]) { part in part.retained = { _ = part } },
        fault("shows its article as soon as it is built", violates: [4]) { $0.show($0) },
    ]

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyDetailsPresenter) -> Void
    ) -> Witness<ArticleDetailsPresenterSpec> {
        Witness(name, violates: violations) { FaultyDetailsPresenter($0, replace) }
    }
}

/// A presenter of an article with replaceable parts, each correct until a witness replaces it.
@MainActor
private final class FaultyDetailsPresenter: DetailsModuleInterface {
    weak var view: (any DetailsViewInterface)?
    var article: Article
    var retained: Any?
    var show: (FaultyDetailsPresenter) -> Void = { $0.view?.showArticleDetails($0.article) }

    init(_ fixture: ArticleDetailsPresenterFixture, _ replace: (FaultyDetailsPresenter) -> Void) {
        view = fixture.view
        article = fixture.article
        replace(self)
    }

    func updateView() { show(self) }
}
