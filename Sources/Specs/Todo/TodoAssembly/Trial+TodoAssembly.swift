import Foundation
import Testing

extension Trial<TodoAssemblySpec> {
    /// Starts an application, lets its list appear, and waits until it shows something.
    func start(_ fixture: TodoAssemblyFixture) async throws -> (app: TodoAssemblyProbe, list: ListViewProbe) {
        let app = try await build(fixture)
        act("start()", fixture) { app.start() }
        await settle { fixture.navigator.visible != nil }
        let visible = fixture.navigator.visible
        let screen = try #require(visible, "No screen was shown.")
        fixture.track(screen)
        let list = try #require(app.list(screen), "The screen is no list.")
        act("appear()", fixture) { list.appear() }
        await settle()
        return (app, list)
    }

    /// Taps add, and returns the view on the screen that is presented.
    func tapAdd(
        _ list: ListViewProbe,
        _ app: TodoAssemblyProbe,
        _ fixture: TodoAssemblyFixture
    ) async throws -> AddViewProbe {
        act("tapAdd()", fixture) { list.tapAdd() }
        await settle { !fixture.navigator.presented.isEmpty }
        let presented = fixture.navigator.presented.last
        let screen = try #require(presented, "No screen was presented.")
        fixture.track(screen)
        return try #require(app.add(screen), "The screen is no add screen.")
    }

    /// Adds an item as a person does, and waits until the add screen has gone.
    func add(
        _ item: TodoItem,
        _ list: ListViewProbe,
        _ app: TodoAssemblyProbe,
        _ fixture: TodoAssemblyFixture
    ) async throws {
        let view = try await tapAdd(list, app, fixture)
        act("enter(\(item)), tapSave()", fixture) {
            view.enter(item.name, item.dueDate)
            view.tapSave()
        }
        await settle { fixture.navigator.presented.isEmpty }
    }
}

extension TodoItem {
    /// An item that is due at noon, some days after the day of the stories.
    static func story(_ name: String, in days: Int) -> TodoItem {
        TodoItem(name: name, dueDate: (CivilDay(2014, 5, 21) + days).at(12, in: .gmt))
    }
}
