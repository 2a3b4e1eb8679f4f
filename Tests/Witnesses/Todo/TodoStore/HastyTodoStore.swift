import Foundation
import TodoSpecs

/// A store that keeps what was found, and forgets that before it saves instead of after.
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
        // NB: a slow disk, which gives a read the time to come between.
        let before = reads
        for _ in 0..<1_000 where reads == before { await Task.yield() }
        try await store.save(item)
    }
}
