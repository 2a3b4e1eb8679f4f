import Foundation
import TodoReference
import TodoSpecs

/// A store that gives others time to save between reading and writing.
actor UnguardedTodoStore: TodoStore {
    private let store: FileTodoStore
    private var items: [TodoItem]?

    init(file: URL) throws {
        store = try FileTodoStore(file: file)
    }

    func items(from start: Date, through end: Date) async -> [TodoItem] {
        await all().filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) async throws {
        let before = await all()
        try await store.save(item)
        for _ in 0..<100 { await Task.yield() }
        items = before + [item]
    }

    private func all() async -> [TodoItem] {
        if let items { return items }
        return await store.items(from: .distantPast, through: .distantFuture)
    }
}
