import VIPERSpecs

extension Trial {
    /// Lets the user do something, and writes it into the story.
    func act(_ name: String, _ fixture: S.Fixture, _ action: () -> Void) {
        act(name, fixture.log, action)
    }
}
