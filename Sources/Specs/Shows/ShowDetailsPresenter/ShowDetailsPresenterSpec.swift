/// What has to be true of a presenter that shows a show and its reviews.
///
/// Both are fetched together. Its view pulls: it is told `reloadData()`, and then reads each row.
///
/// ```swift
/// @Suite struct OurShowDetailsPresenter {
///     @Test(arguments: ShowDetailsPresenterSpec.requirements)
///     func conforms(to requirement: ShowDetailsPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurPresenter(
///                 view: fixture.view,
///                 formatter: fixture.formatter,
///                 interactor: fixture.interactor,
///                 wireframe: fixture.wireframe,
///                 showId: fixture.showId
///             )
///         }
///     }
/// }
/// ```
public enum ShowDetailsPresenterSpec: Spec {
    /// The id of the show, the view, the formatter, the interactor and the wireframe.
    public typealias Fixture = ShowDetailsPresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any ShowDetailsPresenterInterface

    /// All requirements.
    public static let requirements: [Requirement] =
        together + tapping + requesting("SHOW-DETAILS-PRESENTER", from: 11)
        + loading(
            "SHOW-DETAILS-PRESENTER",
            from: 17,
            tap: "SHOW-DETAILS-PRESENTER-09",
            again: "SHOW-DETAILS-PRESENTER-15",
            main: "SHOW-DETAILS-PRESENTER-33"
        )
        + shared("SHOW-DETAILS-PRESENTER", from: 27) + meanwhile
}

extension ShowDetailsPresenterSpec: LoadingPresenter {
    /// What the services find, for each kind of answer.
    @MainActor static func found(_ kind: Int) -> (show: Show, reviews: [Review]) {
        [
            (Show("Half"), .reviews(2, 2)), (Show("Borgen"), []), (Show("Severance"), .other), (Show("Dark"), .usual),
            (.renamed, .usual), (Show("Dark"), .corrected), (.retitled, .usual),
            (.retold, .usual), (Show("Dark"), .usual.reversed()), (Show("Dark"), .usual.dropLast()),
        ][kind]
    }

    package static var alike: [Int] { [4, 5, 6, 7, 8, 9] }

    package static func fixture() -> Fixture { Fixture() }

    package static func fixture(answering kind: Int) -> Fixture {
        let fixture = Fixture()
        let (show, reviews) = found(kind)
        if kind > 0 {
            fixture.interactor.getShowDetails.give(show)
        } else {
            fixture.interactor.getShowDetails.fail(NoConnection())
        }
        fixture.interactor.getAllReviews.give(reviews)
        return fixture
    }

    package static func request(_ run: Run<Self>) { run.act("loadDetails()") { $0.loadDetails() } }

    package static func requests(in fixture: Fixture) -> Int {
        fixture.interactor.calls.count { if case .getShowDetails = $0 { true } else { false } }
    }

    package static func held(_ request: Int, in fixture: Fixture) -> (any HeldQuestion)? {
        fixture.interactor.getShowDetails.held.asked(request)
    }

    package static func forgetAnswered(in fixture: Fixture) {
        fixture.interactor.getShowDetails.forgetAnswered()
        fixture.interactor.getAllReviews.forgetAnswered()
    }

    /// The kind of an answer in which the reviews fail, and the show does not.
    private nonisolated static var withoutReviews: Int { -2 }

    package static var failing: [Int] { [0, withoutReviews] }

    // If the show fails, the reviews come after that.
    package static func give(_ kind: Int, to request: Int, in fixture: Fixture) {
        if kind == withoutReviews {
            giveShow(3, to: request, in: fixture)
            return fixture.interactor.getAllReviews.held[request].end(with: .failure(NoConnection()))
        }
        giveShow(kind, to: request, in: fixture)
        fixture.interactor.getAllReviews.held[request].give(found(max(kind, 0)).reviews)
    }

    @MainActor static func giveShow(_ kind: Int, to request: Int, in fixture: Fixture) {
        let show: Result<Show, any Error> = kind > 0 ? .success(found(kind).show) : .failure(failure(kind))
        fixture.interactor.getShowDetails.held[request].end(with: show)
    }

    package static func goOn(_ run: Run<Self>) async {
        guard let button = items(run).firstIndex(where: { leads($0.item) }) else { return }
        await run.step("itemSelected(at: \(button))") { $0.itemSelected(at: button) }
    }

    package static func reload(in fixture: Fixture) -> LoggedCall { fixture.view.logged(.reloadData) }

    package static func count(of presenter: Subject) -> Int { presenter.numberOfItems }

    package static func item(at index: Int, of presenter: Subject) -> ShowDetailsItem? { presenter.item(at: index) }

    package static func title(of presenter: Subject) -> String? { presenter.title }

    package static func select(_ index: Int, of presenter: Subject) { presenter.itemSelected(at: index) }

    package static func content(after kind: Int) -> [ShowDetailsItem] {
        let (show, reviews) = found(kind)
        return [.description(show.description)] + (reviews.isEmpty ? [.noReviews] : reviews.map(ShowDetailsItem.review))
    }

    package static func essence(of item: ShowDetailsItem) -> ShowDetailsItem? {
        switch item {
        case .description, .review, .noReviews: item
        case .image, .reviewsTitle, .averageRating, .addReview: nil
        }
    }

    package static func leads(_ item: ShowDetailsItem) -> Bool { item == .addReview }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: ShowDetailsViewInterfaceSpy(log: run.log))
    }
}
