import Testing

extension Trial<AddWireframeSpec> {
    /// Builds a wireframe and watches it.
    func open(_ fixture: AddWireframeFixture) async throws -> AddWireframeProbe {
        let probe = try await build(fixture)
        fixture.track(probe.wireframe)
        return probe
    }

    /// Has the module presented, and returns the view on its screen.
    func present(_ probe: AddWireframeProbe, _ fixture: AddWireframeFixture) async throws -> AddViewProbe {
        let count = fixture.navigator.calls.count
        act("presentAddInterface()", fixture) { probe.wireframe.presentAddInterface() }
        await settle { fixture.navigator.calls.count > count }
        let visible = fixture.navigator.visible
        let screen = try #require(visible, "No screen was shown.")
        fixture.track(screen)
        return try #require(probe.read(screen), "The screen is no add screen.")
    }

    /// Enters an item and saves it.
    func save(_ item: TodoItem, _ view: AddViewProbe, _ fixture: AddWireframeFixture) {
        act("enter(\(item)), tapSave()", fixture) {
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
    }

    /// Cancels.
    func cancel(_ view: AddViewProbe, _ fixture: AddWireframeFixture) {
        act("tapCancel()", fixture) { view.tapCancel() }
    }
}
