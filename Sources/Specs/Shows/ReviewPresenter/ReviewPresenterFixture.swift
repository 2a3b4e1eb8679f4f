/// What the presenter spec of a review gives to a presenter: the id of the show, its view, interactor and wireframe.
///
/// ```swift
/// OurPresenter(
///     view: fixture.view,
///     interactor: fixture.interactor,
///     wireframe: fixture.wireframe,
///     showId: fixture.showId
/// )
/// ```
@MainActor
public struct ReviewPresenterFixture: RequestingFixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// The id of the show that the review is about.
    public let showId: String
    /// Is told what the user can do; it owns the presenter, which holds it weakly or unowned.
    public internal(set) var view: ReviewViewInterfaceSpy
    /// Is asked to publish the review, and calls back.
    public let interactor: ReviewInteractorInterfaceMock
    /// Is asked to lead back, and for alerts.
    public let wireframe: ReviewWireframeInterfaceSpy

    init(showId: String = "7") {
        log = CallLog()
        tracker = Tracker()
        self.showId = showId
        view = ReviewViewInterfaceSpy(log: log)
        interactor = ReviewInteractorInterfaceMock(log: log)
        wireframe = ReviewWireframeInterfaceSpy(log: log)
        interactor.addReview.hold()
    }

    package var hud: [Bool] {
        view.calls.compactMap { $0 == .showProgressHUD ? true : $0 == .hideProgressHUD ? false : nil }
    }

    package var alerts: [String] {
        wireframe.calls.compactMap {
            if case .showAlert(let title, let message) = $0 { "\(title) \(message)" } else { nil }
        }
    }

    package var tellings: Int { view.calls.count + wireframe.calls.count }
}
