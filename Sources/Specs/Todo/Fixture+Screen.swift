import Testing
import VIPERSpecs

extension Fixture {
    /// The view on a screen that has to go with the module.
    ///
    /// NB: who keeps it keeps the screen, so that a module which goes too early is not seen to go.
    ///
    /// - Parameters:
    ///   - visible: The screen.
    ///   - name: What it has to be, as a failure calls it.
    ///   - read: The view on a screen; `nil` if that is another.
    func view<View>(on visible: AnyObject?, as name: String, _ read: (AnyObject) -> View?) throws -> View {
        let screen = try #require(visible, "No screen was shown.")
        track(screen)
        let view = read(screen)
        return try #require(view, "The screen is no \(name).")
    }
}
