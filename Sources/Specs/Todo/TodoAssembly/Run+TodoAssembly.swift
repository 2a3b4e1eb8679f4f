import Foundation
import Testing

extension Run<TodoAssemblySpec> {
    /// Starts the application, lets its list appear, and returns the list.
    func start() async throws -> ListViewProbe {
        await step("start()", until: { $0.navigator.visible != nil }) { $0.start() }
        let list = try fixture.view(on: fixture.navigator.visible, as: "list", subject.list)
        await step("appear()") { list.appear() }
        return list
    }

    /// Taps add, and waits for the add screen.
    func tapAdd(on list: ListViewProbe) async throws {
        await step("tapAdd()", until: { !$0.navigator.presented.isEmpty }) { list.tapAdd() }
        _ = try addView
    }

    /// The view on the add screen.
    var addView: AddViewProbe {
        get throws { try fixture.view(on: fixture.navigator.presented.last, as: "add screen", subject.add) }
    }

    /// Does something on the add screen as the user, without keeping the view.
    func tap(_ name: String, _ action: (AddViewProbe) -> Void) throws {
        let view = try addView
        act(name) { action(view) }
    }

    /// Enters an item on the add screen and saves it, and waits until the screen has gone.
    func save(_ item: TodoItem) async throws {
        try tap("enter(\(item)), tapSave()") { view in
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
        await settle { $0.navigator.presented.isEmpty }
    }

    /// Adds an item as the user does, and waits until the add screen has gone.
    func add(_ item: TodoItem, on list: ListViewProbe) async throws {
        try await tapAdd(on: list)
        try await save(item)
    }

    /// Enters a draft on the add screen and cancels, and waits until the screen has gone.
    func cancelDraft() async throws {
        try tap("enter(“Draft”), tapCancel()") { view in
            view.enter("Draft", .noon)
            view.tapCancel()
        }
        await settle { $0.navigator.presented.isEmpty }
    }

    /// Answers all reads that are held, and all further reads at once.
    func answerReads() {
        fixture.store.reads.give()
        for held in fixture.store.reads.held where held.count == 0 { held.give() }
    }
}

extension TodoItem {
    /// An item that is due at noon, some days after the day of the stories.
    static func story(_ name: String, in days: Int) -> TodoItem {
        TodoItem(name: name, dueDate: (CivilDay(2014, 5, 21) + days).at(12, in: .gmt))
    }
}
