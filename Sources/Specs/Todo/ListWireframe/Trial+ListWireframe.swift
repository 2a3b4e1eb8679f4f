import Testing

extension Trial<ListWireframeSpec> {
    /// Builds a wireframe and watches it.
    func open(_ fixture: ListWireframeFixture) async throws -> ListWireframeProbe {
        let probe = try await build(fixture)
        fixture.track(probe.wireframe)
        return probe
    }

    /// Has the list shown, and returns the view on its screen.
    func present(_ probe: ListWireframeProbe, _ fixture: ListWireframeFixture) async throws -> ListViewProbe {
        let count = fixture.navigator.calls.count
        act("presentList()", fixture) { probe.presentList() }
        await settle { fixture.navigator.calls.count > count }
        let visible = fixture.navigator.visible
        let screen = try #require(visible, "No screen was shown.")
        fixture.track(screen)
        return try #require(probe.read(screen), "The screen is no list.")
    }

    /// Lets the list appear, and waits until it shows something.
    func appear(_ view: ListViewProbe, _ fixture: ListWireframeFixture) async {
        let before = view.screen()
        act("appear()", fixture) { view.appear() }
        await settle { view.screen() != before || !fixture.dataManager.calls.isEmpty }
    }
}

extension ListScreen {
    /// The titles of the items, by section.
    var titles: [String: [String]] {
        Dictionary(sections.map { ($0.name, $0.items.map(\.title)) }) { $0 + $1 }
    }
}
