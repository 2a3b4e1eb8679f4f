public import Proof
public import ShowsSpecs

/// Correct home presenters that are built in an unusual way.
public enum HomePresenterVariants {
    /// All variants.
    public static let all: [Variant<HomePresenterSpec>] = [
        Variant("holds its view unowned, and is blank while it loads", except: [21]) { UnownedHomePresenter($0) },
        Variant("does one thing at a tick of a timer") { TickingHomePresenter($0) },
        Variant("loads once at a time, and counts its requests") { PatientHomePresenter($0) },
        Variant("shows answers a turn later, and its alert first") { LateHomePresenter($0) },
        // The service releases a completion once it has called it.
        Variant("is kept by what it waits for", except: [29]) { KeptHomePresenter($0) },
    ]
}

/// Is owned by its view, so that it need not check whether the view is still there.
@MainActor
private final class UnownedHomePresenter: HomePresenterInterface {
    private unowned let view: any HomeViewInterface
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private var items: [Show]?
    private var token: ObjectIdentifier?

    private final class Token: Sendable {}

    init(_ fixture: HomePresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }

    var numberOfItems: Int { items?.count ?? 0 }

    func item(at index: Int) -> Show? { items.flatMap { $0.indices.contains(index) ? $0[index] : nil } }

    func itemSelected(at index: Int) {
        if let id = item(at: index)?.id { wireframe.navigateToShowDetails(id: id) }
    }

    func logout() {
        guard token != ObjectIdentifier(self) else { return }
        if token != nil { view.hideProgressHUD() }
        token = ObjectIdentifier(self)
        interactor.logout()
        wireframe.navigateToLogin()
    }

    func loadShows() {
        let token = Token()
        self.token = ObjectIdentifier(token)
        items = nil
        view.reloadData()
        view.showProgressHUD()
        interactor.getShows { [weak self] result in
            guard let self, self.token == ObjectIdentifier(token) else { return }
            self.token = nil
            view.hideProgressHUD()
            if case .success(let shows) = result {
                items = shows
                view.reloadData()
            } else {
                wireframe.showAlert(title: "Sorry", message: "")
            }
        }
    }
}

/// Makes no request while another is in progress.
@MainActor
private final class PatientHomePresenter: HomePresenterInterface {
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private var shows: [Show] = []
    private var pending = 0
    private var hasLoggedOut = false

    init(_ fixture: HomePresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }

    var numberOfItems: Int { shows.count }

    func item(at index: Int) -> Show? { index >= 0 && index < shows.count ? shows[index] : nil }

    func itemSelected(at index: Int) {
        if let show = item(at: index) { wireframe.navigateToShowDetails(id: show.id) }
    }

    func logout() {
        guard !hasLoggedOut else { return }
        hasLoggedOut = true
        interactor.logout()
        wireframe.navigateToLogin()
    }

    func loadShows() {
        guard pending == 0 else { return }
        (pending, hasLoggedOut) = (1, false)
        view?.showProgressHUD()
        interactor.getShows { [weak self] result in
            guard let self, pending == 1 else { return }
            pending = 0
            view?.hideProgressHUD()
            guard !hasLoggedOut else { return }
            switch result {
            case .success(let shows):
                self.shows = shows
                view?.reloadData()
            case .failure:
                if view != nil { wireframe.showAlert(title: "", message: "No connection.") }
            }
        }
    }
}

/// Handles its answers in a task.
@MainActor
private final class LateHomePresenter: HomePresenterInterface {
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private var shows: [Show] = []
    private var loading: Task<Void, Never>?
    private var hasLeft = false

    init(_ fixture: HomePresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }

    deinit {
        loading?.cancel()
    }

    var numberOfItems: Int { shows.count }

    func item(at index: Int) -> Show? { shows.indices.contains(index) ? shows[index] : nil }

    func itemSelected(at index: Int) {
        guard let show = item(at: index) else { return }
        Task { [wireframe] in wireframe.navigateToShowDetails(id: show.id) }
    }

    func logout() {
        guard !hasLeft else { return }
        hasLeft = true
        if let loading {
            loading.cancel()
            view?.hideProgressHUD()
        }
        interactor.logout()
        wireframe.navigateToLogin()
    }

    func loadShows() {
        hasLeft = false
        loading?.cancel()
        view?.showProgressHUD()
        let (answers, answer) = AsyncStream.makeStream(of: Result<[Show], any Error>.self)
        interactor.getShows {
            answer.yield($0)
            answer.finish()
        }
        loading = Task { [weak self] in
            for await result in answers where !Task.isCancelled { self?.show(result) }
        }
    }

    private func show(_ result: Result<[Show], any Error>) {
        guard let view else { return }
        loading = nil
        if case .success(let shows) = result {
            self.shows = shows
            view.reloadData()
        } else {
            wireframe.showAlert(title: "Error", message: "Offline")
        }
        view.hideProgressHUD()
    }
}

/// Stays alive until it is answered.
@MainActor
private final class KeptHomePresenter: HomePresenterInterface {
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private var shows: [Show] = []
    private var newest = 0
    private var isWaiting = false
    private var hasLeft = false

    init(_ fixture: HomePresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }

    var numberOfItems: Int { shows.count }

    func item(at index: Int) -> Show? { shows.indices.contains(index) ? shows[index] : nil }

    func itemSelected(at index: Int) {
        if let show = item(at: index) { wireframe.navigateToShowDetails(id: show.id) }
    }

    func logout() {
        guard !hasLeft else { return }
        hasLeft = true
        if isWaiting { view?.hideProgressHUD() }
        isWaiting = false
        interactor.logout()
        wireframe.navigateToLogin()
    }

    func loadShows() {
        newest += 1
        (isWaiting, hasLeft) = (true, false)
        view?.showProgressHUD()
        interactor.getShows { [self, newest] result in
            guard newest == self.newest, isWaiting, let view else { return }
            isWaiting = false
            view.hideProgressHUD()
            switch result {
            case .success(let shows):
                self.shows = shows
                view.reloadData()
            case .failure: wireframe.showAlert(title: "Error", message: "Offline")
            }
        }
    }
}
