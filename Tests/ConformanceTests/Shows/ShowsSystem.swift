import Proof
import ShowsProbes
import ShowsReference
import ShowsSpecs
import ShowsVariants
import ShowsWitnesses

extension ProvedSystem {
    /// The reference in its other two forms.
    private static let forms = [
        Variant<LoginPresenterSpec>("the reference that is connected by streams") { StreamingLoginView.reading($0) },
        Variant("the reference that is hosted in SwiftUI") { fixture in
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
            return HostedLogin(fixture)
        },
    ]

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
            ProvedSpec(
                LoginInteractorSpec.self,
                from: ["showService", "userService"],
                witnesses: LoginInteractorWitnesses.all,
                variants: []
            ) { LoginInteractor(userService: $0.userService) },
            ProvedSpec(
                LoginPresenterSpec.self,
                from: ["view", "interactor", "wireframe"],
                witnesses: LoginPresenterWitnesses.all,
                variants: LoginPresenterVariants.all + forms
            ) { LoginPresenter(view: $0.view, interactor: $0.interactor, wireframe: $0.wireframe) },
            ProvedSpec(
                ConfiguredLoginSpec.self,
                from: ["view", "interactor", "wireframe"],
                witnesses: ConfiguredLoginWitnesses.all,
                variants: ConfiguredLoginVariants.all
            ) { StreamingLoginView($0) },
            ProvedSpec(
                ReviewInteractorSpec.self,
                from: ["showService", "userService"],
                witnesses: ReviewInteractorWitnesses.all,
                variants: []
            ) { ReviewInteractor(showService: $0.showService) },
            ProvedSpec(
                ReviewPresenterSpec.self,
                from: ["view", "interactor", "wireframe", "showId"],
                witnesses: ReviewPresenterWitnesses.all,
                variants: ReviewPresenterVariants.all
            ) { fixture in
                ReviewPresenter(
                    view: fixture.view,
                    interactor: fixture.interactor,
                    wireframe: fixture.wireframe,
                    showId: fixture.showId
                )
            },
        ],
        modules: [
            "the shows": ShowsLaws.home, "the details of a show": ShowsLaws.details, "the login": ShowsLaws.login,
            "the login by streams": ShowsLaws.reactiveLogin, "a review": ShowsLaws.review,
        ]
    )
}
