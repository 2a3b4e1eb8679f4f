import TodoReference
import VIPERContracts

/// Holds the screens that are on, and prints the one that a person sees.
@MainActor
final class TerminalNavigator: Navigator {
    private var screens: [AnyObject] = []

    /// The screen that a person sees.
    var visible: AnyObject? { screens.last }

    func setRoot(_ screen: AnyObject) { screens = [screen] }

    func push(_ screen: AnyObject) { screens.append(screen) }

    func present(_ screen: AnyObject) { screens.append(screen) }

    func dismiss() { screens.removeLast() }

    /// Prints what happens and the screen that follows.
    func show(_ text: String) {
        print("\n  \(text)\n")
        print((visible as? any TextScreen)?.text ?? "")
    }
}
