import Foundation
import Testing

extension Run<TodoAssemblySpec> {
    /// Starts the application, lets its list appear, and returns the list.
    func start() async throws -> ListViewProbe {
        await step("start()", until: { $0.navigator.visible != nil }) { $0.start() }
        let visible = fixture.navigator.visible
        let screen = try #require(visible, "No screen was shown.")
        fixture.track(screen)
        let view = try subject.list(screen)
        let list = try #require(view, "The screen is no list.")
        await step("appear()") { list.appear() }
        return list
    }

    /// Taps add, and returns the view on the screen that is presented.
    @discardableResult
    func tapAdd(on list: ListViewProbe) async throws -> AddViewProbe {
        await step("tapAdd()", until: { !$0.navigator.presented.isEmpty }) { list.tapAdd() }
        let presented = fixture.navigator.presented.last
        let screen = try #require(presented, "No screen was presented.")
        fixture.track(screen)
        let view = try subject.add(screen)
        return try #require(view, "The screen is no add screen.")
    }

    /// Adds an item as a person does, and waits until the add screen has gone.
    func add(_ item: TodoItem, on list: ListViewProbe) async throws {
        let view = try await tapAdd(on: list)
        await step("enter(\(item)), tapSave()", until: { $0.navigator.presented.isEmpty }) { _ in
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
    }

    /// Taps add, enters a draft and cancels, and waits until the add screen has gone.
    func addDraft(on list: ListViewProbe) async throws {
        let view = try await tapAdd(on: list)
        await step("enter(), tapCancel()", until: { $0.navigator.presented.isEmpty }) { _ in
            view.enter("Draft", .noon)
            view.tapCancel()
        }
    }
}

extension TodoItem {
    /// An item that is due at noon, some days after the day of the stories.
    static func story(_ name: String, in days: Int) -> TodoItem {
        TodoItem(name: name, dueDate: (CivilDay(2014, 5, 21) + days).at(12, in: .gmt))
    }
}
