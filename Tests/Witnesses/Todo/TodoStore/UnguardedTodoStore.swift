import Foundation
import TodoReference
import TodoSpecs

/// A store that reads and writes its items in two steps, between which another save can come.
actor UnguardedTodoStore: TodoStore {
    private let store: FileTodoStore
    private var items: [TodoItem]
    private var begun = 0

    init(file: URL) async throws {
        store = try FileTodoStore(file: file)
        items = await store.items(from: .distantPast, through: .distantFuture)
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) async throws {
        begun += 1
        let others = begun
        let before = items
        try await store.save(item)
        // When the detached task ends, every job that was enqueued before it has begun, however busy the machine is.
        for _ in 0..<5 where begun == others { await Task.detached(priority: Task.currentPriority) {}.value }
        items = before + [item]
    }
}
