import Foundation
import TodoSpecs

/// Keeps what another store has found, until something is saved.
actor CachingTodoStore: TodoStore {
    private let store: any TodoStore
    private var found: [[Date]: [TodoItem]] = [:]
    private var saves = 0

    init(store: any TodoStore) {
        self.store = store
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        if let items = found[[start, end]] { return items }
        let savesBefore = saves
        let items = try await store.items(from: start, through: end)
        if saves == savesBefore { found[[start, end]] = items }
        return items
    }

    func save(_ item: TodoItem) async throws {
        defer { forget() }
        forget()
        try await store.save(item)
    }

    private func forget() {
        saves += 1
        found = [:]
    }
}
