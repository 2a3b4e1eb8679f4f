extension NavigatorSpy {
    /// Watches the screen that a person sees.
    func watchScreen() -> Tracker {
        let screen = Tracker()
        if let visible { screen.track(visible) }
        return screen
    }
}
