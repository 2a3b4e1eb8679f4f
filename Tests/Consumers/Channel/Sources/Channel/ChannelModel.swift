/// Lists programmes.
@MainActor
public final class ChannelModel {
    private weak var screen: (any ChannelScreen)?
    private let finder: any ProgrammeFinding
    private let coordinator: any ChannelCoordinating
    private var refreshing: Task<Void, Never>?
    private var hasLeft = false
    public private(set) var programmes: [Programme] = []

    public init(screen: any ChannelScreen, finder: any ProgrammeFinding, coordinator: any ChannelCoordinating) {
        self.screen = screen
        self.finder = finder
        self.coordinator = coordinator
    }

    deinit {
        refreshing?.cancel()
    }

    public func refresh() {
        hasLeft = false
        refreshing?.cancel()
        screen?.spin()
        refreshing = Task { [weak self, finder] in
            do {
                let programmes = try await finder.programmes()
                if !Task.isCancelled { self?.show(programmes) }
            } catch {
                if !Task.isCancelled { self?.show(nil) }
            }
        }
    }

    public func tapped(_ index: Int) {
        guard !hasLeft, programmes.indices.contains(index) else { return }
        hasLeft = true
        coordinator.open(number: programmes[index].number)
    }

    public func signOut() {
        guard !hasLeft else { return }
        hasLeft = true
        if let refreshing {
            refreshing.cancel()
            screen?.stop()
        }
        finder.forgetViewer()
        coordinator.signIn()
    }

    private func show(_ programmes: [Programme]?) {
        refreshing = nil
        guard let screen else { return }
        screen.stop()
        guard let programmes else { return coordinator.warn("There are no programmes at the moment.") }
        self.programmes = programmes
        screen.redraw()
    }
}
