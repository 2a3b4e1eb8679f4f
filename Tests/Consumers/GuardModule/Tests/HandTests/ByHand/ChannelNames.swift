import Channel
import ShowsSpecs

// The kit's doubles bear our protocols.

extension Programme {
    init(_ show: Show) {
        self.init(number: show.id, name: show.title, still: show.imageURL)
    }
}

extension HomeViewInterfaceSpy: ChannelScreen {
    public func redraw() { reloadData() }

    public func spin() { showProgressHUD() }

    public func stop() { hideProgressHUD() }
}

extension HomeWireframeInterfaceSpy: ChannelCoordinating {
    public func open(number: String) { navigateToShowDetails(id: number) }

    public func signIn() { navigateToLogin() }

    public func warn(_ text: String) { showAlert(title: "", message: text) }
}

/// Remembers what the kit's shows have and our programmes do not.
@MainActor
final class Finder: ProgrammeFinding {
    private let interactor: HomeInteractorInterfaceMock
    private(set) var shows: [String: Show] = [:]

    init(_ interactor: HomeInteractorInterfaceMock) {
        self.interactor = interactor
    }

    func programmes() async throws -> [Programme] {
        let found = try await interactor.getShows()
        for show in found { shows[show.id] = show }
        return found.map(Programme.init)
    }

    func forgetViewer() { interactor.logout() }
}
