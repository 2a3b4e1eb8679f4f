public import ShowsContracts

/// Lists shows, and leads to their details and back to the login.
@MainActor
public final class HomePresenter {
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private var shows: [Show] = []
    private var request = NewestRequest()
    private var hasLeft = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: Reads the shows when it is told to, and owns the presenter.
    ///   - interactor: Finds the shows.
    ///   - wireframe: Leads to other screens.
    public init(
        view: any HomeViewInterface,
        interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private func show(_ result: Result<[Show], any Error>, of number: Int) {
        guard request.awaits(number), request.end(), let view else { return }
        view.hideProgressHUD()
        switch result {
        case .success(let shows):
            self.shows = shows
            view.reloadData()
        case .failure:
            wireframe.showAlert(title: "Error", message: "The shows could not be loaded.")
        }
    }
}

extension HomePresenter: HomePresenterInterface {
    /// One item for each show.
    public var numberOfItems: Int { shows.count }

    /// Returns the show at an index.
    public func item(at index: Int) -> Show? {
        shows.indices.contains(index) ? shows[index] : nil
    }

    /// Leads to the show at an index, once until the shows are loaded again.
    public func itemSelected(at index: Int) {
        guard !hasLeft, let show = item(at: index) else { return }
        hasLeft = true
        wireframe.navigateToShowDetails(id: show.id)
    }

    /// Removes the user, and leads to the login.
    public func logout() {
        guard !hasLeft else { return }
        hasLeft = true
        if request.end() { view?.hideProgressHUD() }
        interactor.logout()
        wireframe.navigateToLogin()
    }

    /// Asks for the shows.
    public func loadShows() {
        hasLeft = false
        view?.showProgressHUD()
        let number = request.begin()
        interactor.getShows { [weak self] in self?.show($0, of: number) }
    }
}
