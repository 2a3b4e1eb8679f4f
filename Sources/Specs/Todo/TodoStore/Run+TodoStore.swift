import Foundation

extension Trial<TodoStoreSpec> {
    /// Opens the store of a fixture, for the first time or again.
    func open(_ fixture: TodoStoreFixture) async throws -> TodoStoreSpec.Run {
        try await start(fixture, tracking: \.store)
    }
}

extension Run<TodoStoreSpec> {
    /// The store, whose calls are written into the story.
    var store: any TodoStore {
        get throws { LoggedTodoStore(try subject.store, log: fixture.log) }
    }

    /// Saves items one after the other, and lets the store go.
    ///
    /// - Returns: The file that keeps them.
    /// - Throws: `NotApplicable` if they went with the store.
    @discardableResult
    func saveAndClose(_ items: [TodoItem]) async throws -> URL {
        guard let file = try subject.file else { throw NotApplicable("The store keeps its items in memory.") }
        for item in items { try await store.save(item) }
        await letGo()
        return file
    }
}

extension TodoStore {
    /// Everything that is in the store.
    func all() async throws -> [TodoItem] {
        try await items(from: .distantPast, through: .distantFuture)
    }
}

extension [TodoItem] {
    /// Items that differ in their names, a minute after each other.
    static func numbered(_ numbers: Range<Int>) -> [TodoItem] {
        let noon = CivilDay(2014, 5, 21).at(12, in: .gmt)
        return numbers.map { TodoItem(name: "Item \($0)", dueDate: noon.addingTimeInterval(Double($0) * 60)) }
    }

    /// The names in an order that does not depend on the store.
    var sortedNames: [String] { map(\.name).sorted() }
}
