/// What has to be true of a presenter that shows articles and sorts them.
///
/// ```swift
/// @Suite struct OurArticlesPresenter {
///     @Test(arguments: ArticlesPresenterSpec.requirements)
///     func conforms(to requirement: ArticlesPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(
///                 interactor: fixture.interactor,
///                 wireframe: fixture.wireframe,
///                 locale: fixture.locale
///             )
///             presenter.view = fixture.view
///             return presenter
///         }
///     }
/// }
/// ```
public enum ArticlesPresenterSpec: Spec {
    /// The view, the interactor, the wireframe and the user's language.
    public typealias Fixture = ArticlesPresenterFixture
    /// A presenter, or an adapter that forwards everything to one or several objects.
    public typealias Subject = any ArticlesModuleInterface & ArticlesInteractorOutput

    /// All requirements.
    public static let requirements: [Requirement] =
        fetching + content + sorting + choosing + shared("ARTICLES-PRESENTER", from: 32) + refreshing
}

extension ArticlesPresenterSpec: AnsweredModule {
    package static let names = (module: "presenter", listener: "view")
    package static let kinds = 3

    package static func words(of kind: Int) -> String { ["a failure", "no articles", "articles"][kind] }

    package static func fixture() -> Fixture { Fixture() }

    package static func ask(_ run: Run<Self>) async { await run.update() }

    package static func answer(_ run: Run<Self>, _ kind: Int) async { run.tell([nil, [], .usual][kind]) }

    package static func goOn(_ run: Run<Self>) async {
        if let article = run.articles?.first {
            await run.step("showDetails(for: …)") { $0.showDetails(for: article) }
        }
        if await run.tapSort() { await run.give(.title) }
        run.wireframe.presentSortOptions.forgetHeld()
    }

    package static func questions(in fixture: Fixture) -> Int { fixture.interactor.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.view.calls.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: ArticlesViewInterfaceSpy(log: run.log))
    }
}
