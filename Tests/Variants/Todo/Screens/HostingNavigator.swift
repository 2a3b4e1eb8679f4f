import TodoSpecs

/// Puts each view on a screen before it is shown, and lives as long as one of its screens.
@MainActor
final class HostingNavigator: Navigator {
    private weak var navigator: (any Navigator)?

    init(_ navigator: any Navigator) {
        self.navigator = navigator
    }

    func setRoot(_ screen: AnyObject) { navigator?.setRoot(HostingScreen(screen, host: self)) }

    func push(_ screen: AnyObject) { navigator?.push(HostingScreen(screen, host: self)) }

    func present(_ screen: AnyObject) { navigator?.present(HostingScreen(screen, host: self)) }

    func dismiss() { navigator?.dismiss() }
}
