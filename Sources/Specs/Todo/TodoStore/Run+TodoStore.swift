import Foundation
import Testing

extension Trial<TodoStoreSpec> {
    /// Opens the store of a fixture, for the first time or again.
    func open(_ fixture: TodoStoreFixture) async throws -> TodoStoreSpec.Run {
        try await start(fixture, tracking: \.store)
    }

    /// Returns everything in a store and, if a file keeps it, what is there after the store is released and reopened.
    func everything(in run: TodoStoreSpec.Run) async throws -> [(items: [TodoItem], when: Comment)] {
        let items = try await run.store.all()
        guard try run.subject.file != nil else { return [(items, "Before reopening.")] }
        await run.letGo()
        return [(items, "Before reopening."), (try await open(run.fixture).store.all(), "After reopening.")]
    }
}

extension Run<TodoStoreSpec> {
    /// The store, with its calls recorded in the story.
    var store: any TodoStore {
        get throws { LoggedTodoStore(try subject.store, log: fixture.log) }
    }

    /// Saves items one after the other, and releases the store.
    ///
    /// - Returns: The file that keeps them.
    /// - Throws: `NotApplicable` if the store keeps its items in memory.
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

extension [Date] {
    /// Instants of all ages, one with a fraction of a second.
    static let ages = [
        CivilDay(2014, 5, 21).at(12, in: .gmt), CivilDay(2014, 5, 21).at(12, 0, 0.125, in: .gmt),
        CivilDay(1969, 12, 31).at(23, 59, 59.5, in: .gmt), CivilDay(1, 1, 2).at(0, in: .gmt),
        CivilDay(3999, 12, 31).at(0, in: .gmt),
    ]
}

extension [TodoItem] {
    /// Items in the order of their due dates, with gaps from less than an hour to a year.
    static let spread = [
        CivilDay(2014, 5, 21).at(23, in: .gmt), CivilDay(2014, 5, 21).at(23, 59, 59.5, in: .gmt),
        CivilDay(2014, 5, 22).at(0, 30, in: .gmt), CivilDay(2014, 5, 22).at(23, in: .gmt),
        CivilDay(2014, 5, 31).at(1, in: .gmt), CivilDay(2015, 6, 1).at(0, in: .gmt),
    ].map { TodoItem(name: "Due \(PlainText.of($0))", dueDate: $0) }

    /// Items that differ in their names, a minute after each other.
    static func numbered(_ numbers: Range<Int>) -> [TodoItem] {
        let noon = CivilDay(2014, 5, 21).at(12, in: .gmt)
        return numbers.map { TodoItem(name: "Item \($0)", dueDate: noon.addingTimeInterval(Double($0) * 60)) }
    }

    /// The names in an order that does not depend on the store.
    var sortedNames: [String] { map(\.name).sorted() }
}
