import Proof
import ShowsReference
import ShowsSpecs
import ShowsVariants
import ShowsWitnesses

extension ProvedSystem {
    /// The shows, whose answers are completions, and whose views pull.
    static let shows = ProvedSystem(
        "Shows",
        specs: [
            ProvedSpec(
                HomeInteractorSpec.self,
                from: ["showService", "userService"],
                witnesses: HomeInteractorWitnesses.all,
                variants: HomeInteractorVariants.all
            ) { HomeInteractor(showService: $0.showService, userService: $0.userService) },
            ProvedSpec(
                HomePresenterSpec.self,
                from: ["view", "interactor", "wireframe"],
                witnesses: HomePresenterWitnesses.all,
                variants: HomePresenterVariants.all
            ) { HomePresenter(view: $0.view, interactor: $0.interactor, wireframe: $0.wireframe) },
            ProvedSpec(
                ShowDetailsInteractorSpec.self,
                from: ["showService", "userService"],
                witnesses: ShowDetailsInteractorWitnesses.all,
                variants: []
            ) { ShowDetailsInteractor(showService: $0.showService) },
            ProvedSpec(
                ShowDetailsFormatterSpec.self,
                from: ["locale"],
                witnesses: ShowDetailsFormatterWitnesses.all,
                variants: ShowDetailsFormatterVariants.all
            ) { ShowDetailsFormatter(locale: $0.locale) },
            ProvedSpec(
                ShowDetailsPresenterSpec.self,
                from: ["view", "formatter", "interactor", "wireframe", "showId"],
                witnesses: ShowDetailsPresenterWitnesses.all,
                variants: ShowDetailsPresenterVariants.all
            ) { fixture in
                ShowDetailsPresenter(
                    view: fixture.view,
                    formatter: fixture.formatter,
                    interactor: fixture.interactor,
                    wireframe: fixture.wireframe,
                    showId: fixture.showId
                )
            },
        ],
        modules: ["the shows": ShowsLaws.home, "the details of a show": ShowsLaws.details]
    )
}
