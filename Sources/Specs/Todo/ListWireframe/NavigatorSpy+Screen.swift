extension NavigatorSpy {
    /// Returns a tracker of the screen that is visible.
    func watchScreen() -> Tracker {
        let screen = Tracker()
        if let visible { screen.track(visible) }
        return screen
    }
}
