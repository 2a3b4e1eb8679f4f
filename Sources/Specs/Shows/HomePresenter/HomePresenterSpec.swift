/// What has to be true of a presenter that lists shows.
///
/// Its interactor calls back, and its view pulls: it is told `reloadData()`, and then reads each item.
///
/// ```swift
/// @Suite struct OurHomePresenter {
///     @Test(arguments: HomePresenterSpec.requirements)
///     func conforms(to requirement: HomePresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurPresenter(view: fixture.view, interactor: fixture.interactor, wireframe: fixture.wireframe)
///         }
///     }
/// }
/// ```
public enum HomePresenterSpec: Spec {
    /// The view, the interactor and the wireframe.
    public typealias Fixture = HomePresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any HomePresenterInterface

    /// All requirements.
    public static let requirements: [Requirement] =
        listing + leaving + requesting("HOME-PRESENTER", from: 11)
        + loading(
            "HOME-PRESENTER",
            from: 17,
            tap: "HOME-PRESENTER-03",
            again: "HOME-PRESENTER-15",
            main: "HOME-PRESENTER-33"
        )
        + shared("HOME-PRESENTER", from: 27)
}

extension HomePresenterSpec: LoadingPresenter {
    package static var alike: [Int] { [4, 5, 6, 7, 8, 9] }

    package static func fixture() -> Fixture { Fixture() }

    package static func fixture(answering kind: Int) -> Fixture {
        let fixture = Fixture()
        fixture.interactor.getShows.answer(inOrder: Array(repeating: answer(kind), count: 20))
        return fixture
    }

    package static func request(_ run: Run<Self>) { run.act("loadShows()") { $0.loadShows() } }

    package static func requests(in fixture: Fixture) -> Int { fixture.interactor.calls.count { $0 == .getShows } }

    package static func held(_ request: Int, in fixture: Fixture) -> (any HeldQuestion)? {
        fixture.interactor.getShows.held.asked(request)
    }

    package static func forgetAnswered(in fixture: Fixture) { fixture.interactor.getShows.forgetAnswered() }

    package static func give(_ kind: Int, to request: Int, in fixture: Fixture) {
        fixture.interactor.getShows.held[request].end(with: answer(kind))
    }

    package static func goOn(_ run: Run<Self>) async {
        await run.step("itemSelected(at: 0)") { $0.itemSelected(at: 0) }
        await ask(run)
        await answer(run, 2)
        await run.step("logout()") { $0.logout() }
    }

    package static func reload(in fixture: Fixture) -> LoggedCall { fixture.view.logged(.reloadData) }

    package static func count(of presenter: Subject) -> Int { presenter.numberOfItems }

    package static func item(at index: Int, of presenter: Subject) -> Show? { presenter.item(at: index) }

    package static func select(_ index: Int, of presenter: Subject) { presenter.itemSelected(at: index) }

    package static func content(after kind: Int) -> [Show] { (try? answer(kind).get()) ?? [] }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: HomeViewInterfaceSpy(log: run.log))
    }

    /// The contents of the answers; the last ones differ from the usual shows in one respect each.
    private static let contents: [[Show]] = [
        [], .other, .usual, .usual(changing: \.averageRating, to: 4.5), .usual(changing: \.imageURL, to: "new.png"),
        .usual(changing: \.title, to: "Atlantis"), .usual(changing: \.description, to: nil), .usual.reversed(),
        .usual.dropLast(2),
    ]

    private static func answer(_ kind: Int) -> Result<[Show], any Error> {
        kind > 0 ? .success(contents[kind - 1]) : .failure(failure(kind))
    }
}
