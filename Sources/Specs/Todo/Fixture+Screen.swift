import Testing
import VIPERSpecs

extension Fixture {
    /// Returns the view on a screen, and tracks the screen, which has to go with the module.
    ///
    /// A caller that keeps the view keeps the screen too, and so hides that a module goes too early.
    ///
    /// - Parameters:
    ///   - visible: The screen.
    ///   - name: What the screen has to be, in the words of a failure.
    ///   - read: Returns the view on a screen; `nil` if it is another screen.
    func view<View>(on visible: AnyObject?, as name: String, _ read: (AnyObject) -> View?) throws -> View {
        let screen = try #require(visible, "No screen was shown.")
        track(screen)
        let view = read(screen)
        return try #require(view, "The screen is no \(name).")
    }
}
