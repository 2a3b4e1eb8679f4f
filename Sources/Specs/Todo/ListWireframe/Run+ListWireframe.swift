import Testing

extension Trial<ListWireframeSpec> {
    /// Builds a wireframe and watches it.
    func open() async throws -> ListWireframeSpec.Run {
        try await start(ListWireframeFixture(), tracking: \.wireframe)
    }
}

extension Run<ListWireframeSpec> {
    /// Shows the list, and returns the view on its screen.
    @discardableResult
    func present() async throws -> ListViewProbe {
        let count = fixture.navigator.calls.count
        await step("presentList()", until: { $0.navigator.calls.count > count }) { $0.presentList() }
        return try fixture.view(on: fixture.navigator.visible, as: "list", subject.read)
    }

    /// Lets the list appear, and waits until it shows something.
    func appear(_ view: ListViewProbe) async {
        let before = view.screen()
        act("appear()") { view.appear() }
        await settle { view.screen() != before || !$0.dataManager.calls.isEmpty }
    }

    /// Tells the delegate of the add module, if there is one, how the module ended.
    func endAdding(_ how: String, _ tell: @escaping (any AddModuleDelegate) -> Void) {
        act("The add module has \(how).") { _ in
            if let delegate = fixture.addDelegate.delegate { tell(delegate) }
        }
    }

    /// Taps add.
    func tapAdd(on view: ListViewProbe) {
        act("tapAdd()") { view.tapAdd() }
    }
}

extension ListScreen {
    /// The day of the first item; `nil` if there is no item.
    var firstDay: String? { sections.first { !$0.items.isEmpty }?.items.first?.dueDay }

    /// The titles of the items, by section.
    var titles: [String: [String]] {
        Dictionary(sections.map { ($0.name, $0.items.map(\.title)) }) { $0 + $1 }
    }
}
