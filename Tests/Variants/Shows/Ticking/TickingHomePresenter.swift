import Proof
import ShowsReference
import ShowsSpecs

/// Does one thing at each tick: calls the view or the wireframe.
@MainActor
final class TickingHomePresenter: HomePresenterInterface {
    private let screen: TickingHomeScreen
    private let presenter: HomePresenter

    init(_ fixture: HomePresenterFixture) {
        screen = TickingHomeScreen(fixture)
        presenter = HomePresenter(
            view: screen,
            interactor: fixture.interactor,
            wireframe: screen
        )
    }

    var numberOfItems: Int { presenter.numberOfItems }

    func item(at index: Int) -> Show? { presenter.item(at: index) }

    func itemSelected(at index: Int) { presenter.itemSelected(at: index) }

    func logout() { presenter.logout() }

    func loadShows() { presenter.loadShows() }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingHomeScreen: HomeViewInterface, HomeWireframeInterface {
    private let metronome = Metronome()
    private weak var view: (any HomeViewInterface)?
    private let wireframe: any HomeWireframeInterface

    init(_ fixture: HomePresenterFixture) {
        (view, wireframe) = (fixture.view, fixture.wireframe)
    }

    func reloadData() { metronome.add { [weak view] in view?.reloadData() } }

    func showProgressHUD() { metronome.add { [weak view] in view?.showProgressHUD() } }

    func hideProgressHUD() { metronome.add { [weak view] in view?.hideProgressHUD() } }

    func navigateToLogin() { metronome.add { [wireframe] in wireframe.navigateToLogin() } }

    func navigateToShowDetails(id: String) {
        metronome.add { [wireframe] in wireframe.navigateToShowDetails(id: id) }
    }

    func showAlert(title: String, message: String) {
        metronome.add { [wireframe] in wireframe.showAlert(title: title, message: message) }
    }
}
