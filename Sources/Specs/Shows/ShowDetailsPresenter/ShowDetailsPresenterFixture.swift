/// What the presenter spec of a show gives to a presenter: the show's id, its view, formatter, interactor and
/// wireframe.
///
/// ```swift
/// OurPresenter(
///     view: fixture.view,
///     formatter: fixture.formatter,
///     interactor: fixture.interactor,
///     wireframe: fixture.wireframe,
///     showId: fixture.showId
/// )
/// ```
@MainActor
public struct ShowDetailsPresenterFixture: RequestingFixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// The id of the show that the details are about.
    public let showId: String
    /// Is told to read; it owns the presenter, which holds it weakly or unowned.
    public internal(set) var view: ShowDetailsViewInterfaceSpy
    /// Makes rows; a presenter may have a formatter of its own.
    public let formatter: ShowDetailsFormatterInterfaceMock
    /// Is asked for the show and its reviews, and calls back.
    public let interactor: ShowDetailsInteractorInterfaceMock
    /// Is asked for other screens and for alerts.
    public let wireframe: ShowDetailsWireframeInterfaceSpy

    init(showId: String = "7") {
        log = CallLog()
        tracker = Tracker()
        self.showId = showId
        view = ShowDetailsViewInterfaceSpy(log: log)
        formatter = ShowDetailsFormatterInterfaceMock(log: log)
        interactor = ShowDetailsInteractorInterfaceMock(log: log)
        wireframe = ShowDetailsWireframeInterfaceSpy(log: log)
        interactor.getShowDetails.hold()
        interactor.getAllReviews.hold()
        formatter.format.give { show, reviews in
            let average = ShowDetailsItem.averageRating(count: reviews.count, average: "3.3")
            let rows = reviews.isEmpty ? [.noReviews] : [average] + reviews.map(ShowDetailsItem.review)
            return [.image(show.imageURL), .description(show.description), .reviewsTitle] + rows + [.addReview]
        }
    }

    package var hud: [Bool] {
        view.calls.compactMap { [.showProgressHUD: true, .hideProgressHUD: false][$0] }
    }

    package var alerts: [String] {
        wireframe.calls.compactMap {
            if case .showAlert(let title, let message) = $0 { "\(title) \(message)" } else { nil }
        }
    }

    package var tellings: Int { view.calls.count + wireframe.calls.count }
}
