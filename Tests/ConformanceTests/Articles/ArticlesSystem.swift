import ArticlesReference
import ArticlesSpecs
import ArticlesVariants
import ArticlesWitnesses
import Proof

extension ProvedSystem {
    /// The articles, whose answers are awaited.
    static let articles = ProvedSystem(
        "Articles",
        specs: [
            ProvedSpec(
                ArticlesInteractorSpec.self,
                from: ["service", "output"],
                witnesses: ArticlesInteractorWitnesses.all,
                variants: ArticlesInteractorVariants.all
            ) { fixture in
                let interactor = ArticlesInteractor(service: fixture.service)
                interactor.output = fixture.output
                return interactor
            },
            ProvedSpec(
                ArticlesPresenterSpec.self,
                from: ["view", "interactor", "wireframe", "locale"],
                witnesses: ArticlesPresenterWitnesses.all,
                variants: ArticlesPresenterVariants.all
            ) { fixture in
                let presenter = ArticlesPresenter(
                    interactor: fixture.interactor,
                    wireframe: fixture.wireframe,
                    locale: fixture.locale
                )
                presenter.view = fixture.view
                return presenter
            },
            ProvedSpec(
                ArticleDetailsPresenterSpec.self,
                from: ["view", "article"],
                witnesses: ArticleDetailsPresenterWitnesses.all,
                variants: ArticleDetailsPresenterVariants.all
            ) { fixture in
                let presenter = DetailsPresenter(article: fixture.article)
                presenter.view = fixture.view
                return presenter
            },
            ProvedSpec(
                ArticlesServiceSpec.self,
                from: ["address", "timeLimit"],
                witnesses: ArticlesServiceWitnesses.all,
                variants: ArticlesServiceVariants.all
            ) { fixture in
                URLArticlesService(address: fixture.address, timeLimit: fixture.timeLimit)
            },
        ],
        modules: ["the articles": ArticlesLaws.list, "the details of an article": ArticlesLaws.details]
    )
}
