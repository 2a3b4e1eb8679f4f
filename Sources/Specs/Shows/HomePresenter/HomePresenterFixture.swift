/// What the home presenter spec gives to a presenter: its view, interactor and wireframe.
///
/// ```swift
/// OurPresenter(view: fixture.view, interactor: fixture.interactor, wireframe: fixture.wireframe)
/// ```
@MainActor
public struct HomePresenterFixture: RequestingFixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Is told to read; it owns the presenter, which holds it weakly or unowned.
    public internal(set) var view: HomeViewInterfaceSpy
    /// Is asked for shows, and calls back.
    public let interactor: HomeInteractorInterfaceMock
    /// Is asked for other screens and for alerts.
    public let wireframe: HomeWireframeInterfaceSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        view = HomeViewInterfaceSpy(log: log)
        interactor = HomeInteractorInterfaceMock(log: log)
        wireframe = HomeWireframeInterfaceSpy(log: log)
        interactor.getShows.hold()
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
