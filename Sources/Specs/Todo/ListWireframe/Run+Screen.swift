extension Run {
    /// Lets a person do something on a screen, and writes it into the story.
    ///
    /// NB: a screen may work while nobody holds the module, when a run no longer acts.
    func touch(_ name: String, _ action: () -> Void) {
        guard !Task.isCancelled else { return }
        fixture.log.note(name)
        action()
    }
}

extension NavigatorSpy {
    /// Watches the screen that a person sees.
    func watchScreen() -> Tracker {
        let screen = Tracker()
        if let visible { screen.track(visible) }
        return screen
    }
}
