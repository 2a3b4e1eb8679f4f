import Testing

extension Trial<AddWireframeSpec> {
    /// Builds a wireframe and watches it.
    func open(_ fixture: AddWireframeFixture = AddWireframeFixture()) async throws -> AddWireframeSpec.Run {
        try await start(fixture, tracking: \.wireframe)
    }
}

extension Run<AddWireframeSpec> {
    /// Presents the module, and requires that an add screen is shown.
    func present() async throws {
        let count = fixture.navigator.calls.count
        await step("presentAddInterface()", until: { $0.navigator.calls.count > count }) {
            $0.wireframe.presentAddInterface()
        }
        _ = try view
    }

    /// The view on the screen that a person sees.
    var view: AddViewProbe {
        get throws { try fixture.view(on: fixture.navigator.visible, as: "add screen", subject.read) }
    }

    /// Does something on the screen as the user, without keeping the view.
    func tap(_ name: String, _ action: (AddViewProbe) -> Void) throws {
        let view = try view
        act(name) { action(view) }
    }

    /// Enters an item and saves it.
    func save(_ item: TodoItem = TodoItem(name: "Buy milk", dueDate: .noon)) throws {
        try tap("enter(\(item)), tapSave()") { view in
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
    }

    /// Taps the button that cancels.
    func cancel() throws {
        try tap("tapCancel()") { $0.tapCancel() }
    }
}
