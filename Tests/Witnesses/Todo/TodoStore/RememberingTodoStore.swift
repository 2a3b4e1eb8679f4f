import Foundation
import TodoReference
import TodoSpecs

/// A store that remembers the saved items, and writes different ones to its file.
///
/// It looks right until it is reopened.
actor RememberingTodoStore: TodoStore {
    private let store: FileTodoStore
    private let written: @Sendable (TodoItem) -> TodoItem
    private var items: [TodoItem]?

    init(file: URL, written: @escaping @Sendable (TodoItem) -> TodoItem) throws {
        store = try FileTodoStore(file: file)
        self.written = written
    }

    func items(from start: Date, through end: Date) async -> [TodoItem] {
        await all().filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) async throws {
        let before = await all()
        items = items ?? before
        try await store.save(written(item))
        items?.append(item)
    }

    private func all() async -> [TodoItem] {
        if let items { return items }
        return await store.items(from: .distantPast, through: .distantFuture)
    }
}
