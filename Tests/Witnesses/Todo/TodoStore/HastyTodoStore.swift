import Foundation
import TodoSpecs

/// A store that caches the found items, and clears its cache before a save instead of after.
actor HastyTodoStore: TodoStore {
    private let store: any TodoStore
    private var found: [[Date]: [TodoItem]] = [:]
    private var reads = 0

    init(_ store: any TodoStore) {
        self.store = store
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        if let items = found[[start, end]] { return items }
        let items = try await store.items(from: start, through: end)
        reads += 1
        found[[start, end]] = items
        return items
    }

    func save(_ item: TodoItem) async throws {
        found = [:]
        // This imitates a slow disk, so that a read can come in between.
        let before = reads
        for _ in 0..<1_000 where reads == before { await Task.yield() }
        try await store.save(item)
    }
}
