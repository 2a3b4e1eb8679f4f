import Testing

extension Trial<AddWireframeSpec> {
    /// Builds a wireframe and watches it.
    func open(_ fixture: AddWireframeFixture = AddWireframeFixture()) async throws -> AddWireframeSpec.Run {
        try await start(fixture, tracking: \.wireframe)
    }
}

extension Run<AddWireframeSpec> {
    /// Has the module presented, and returns the view on its screen.
    @discardableResult
    func present() async throws -> AddViewProbe {
        let count = fixture.navigator.calls.count
        await step("presentAddInterface()", until: { $0.navigator.calls.count > count }) {
            $0.wireframe.presentAddInterface()
        }
        let visible = fixture.navigator.visible
        let screen = try #require(visible, "No screen was shown.")
        fixture.track(screen)
        let view = try subject.read(screen)
        return try #require(view, "The screen is no add screen.")
    }

    /// Enters an item and saves it.
    func save(_ item: TodoItem = TodoItem(name: "Buy milk", dueDate: .noon), on view: AddViewProbe) {
        act("enter(\(item)), tapSave()") {
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
    }

    /// Cancels.
    func cancel(on view: AddViewProbe) {
        act("tapCancel()") { view.tapCancel() }
    }
}
