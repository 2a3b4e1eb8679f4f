import Foundation

extension Trial<ListPresenterSpec> {
    /// Tells a fresh presenter what it asked for, and waits until it shows something.
    func show(_ items: [UpcomingItem], on clock: any DayClock) async throws -> ListPresenterSpec.Run {
        let run = try await start(ListPresenterFixture(clock: clock))
        await run.update()
        run.tell(items)
        await run.settle { !$0.shown.isEmpty }
        return run
    }
}

extension Run<ListPresenterSpec> {
    /// Lets the view appear, and gives the presenter time to ask.
    func update(until condition: (ListPresenterFixture) -> Bool = { _ in true }) async {
        await step("updateView()", until: condition) { $0.updateView() }
    }

    /// Tells the presenter that an item was added.
    func save(until condition: (ListPresenterFixture) -> Bool = { _ in true }) async {
        await step("addModuleDidSaveAddAction()", until: condition) { $0.addModuleDidSaveAddAction() }
    }

    /// Tells the presenter that nothing was added after all.
    func cancel() async {
        await step("addModuleDidCancelAddAction()") { $0.addModuleDidCancelAddAction() }
    }

    /// Lets the user start to add an item, which opens the add module unless it is already open.
    func add() async {
        let count = fixture.wireframe.calls.count
        await step("addNewEntry()", until: { $0.wireframe.calls.count > count }) { $0.addNewEntry() }
    }

    /// Tells the presenter what was found.
    func tell(_ items: [UpcomingItem]) {
        act("foundUpcomingItems(\(PlainText.of(items, limit: 500)))") { $0.foundUpcomingItems(items) }
    }
}

extension UpcomingItem {
    /// An item that is due at noon of a day.
    init(_ title: String, _ relation: NearTermDateRelation, on day: CivilDay, in zone: TimeZone = .gmt) {
        self.init(title: title, dueDate: day.at(12, in: zone), relation: relation)
    }
}
