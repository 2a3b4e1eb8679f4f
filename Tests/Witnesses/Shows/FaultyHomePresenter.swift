import Proof
import ShowsSpecs

/// A home presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyHomePresenter: FaultyListPresenter<Show>, HomePresenterInterface {
    weak var view: (any HomeViewInterface)?
    let interactor: any HomeInteractorInterface
    weak var wireframe: (any HomeWireframeInterface)?
    /// Reacts to a tap on a show.
    var open: (FaultyHomePresenter, Int) -> Void = { part, index in
        if let show = part.item(at: index) { part.wireframe?.navigateToShowDetails(id: show.id) }
    }
    var leave: (FaultyHomePresenter) -> Void = { part in
        part.abandon(part)
        part.interactor.logout()
        part.wireframe?.navigateToLogin()
    }
    /// Abandons a request that is in progress when the user leaves.
    var abandon: (FaultyHomePresenter) -> Void = { part in
        if part.isLoading { part.hud(false) }
        part.isLoading = false
        part.heard.append(part.newest)
        part.newest += 1
    }
    var hasLeft = false
    var logsOutAgain = false

    init(_ fixture: HomePresenterFixture, _ replace: (FaultyHomePresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        super.init()
        hud = { [weak self] isOn in
            self?.tell { isOn ? self?.view?.showProgressHUD() : self?.view?.hideProgressHUD() }
        }
        alert = { [weak self] title, message in
            self?.tell { self?.wireframe?.showAlert(title: title, message: message) }
        }
        reload = { [weak self] in self?.tell { self?.view?.reloadData() } }
        replace(self)
    }

    func loadShows() {
        hasLeft = false
        request({ interactor.getShows($0) }) { [weak self] in self?.show($0) }
    }

    func itemSelected(at index: Int) { open(self, index) }

    func logout() {
        if !hasLeft || logsOutAgain { leave(self) }
        hasLeft = true
    }

    override func askAgain() { interactor.getShows { _ in } }

    override var hasListener: Bool { view != nil }
}
