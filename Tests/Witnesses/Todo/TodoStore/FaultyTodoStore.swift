import Foundation
import TodoReference
import TodoSpecs

/// A store that uses a correct one in a way that comes from a witness.
final class FaultyTodoStore: TodoStore {
    typealias Save = @Sendable (any TodoStore, TodoItem) async throws -> Void
    typealias Find = @Sendable (any TodoStore, Date, Date) async throws -> [TodoItem]

    private let store: any TodoStore
    private let save: Save
    private let find: Find

    init(
        _ store: any TodoStore,
        save: @escaping Save = { try await $0.save($1) },
        find: @escaping Find = { try await $0.items(from: $1, through: $2) }
    ) {
        self.store = store
        self.save = save
        self.find = find
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        try await find(store, start, end)
    }

    func save(_ item: TodoItem) async throws {
        try await save(store, item)
    }
}

extension TodoStoreFixture {
    /// The file of every store of this fixture.
    var file: URL { directory.appendingPathComponent("todo.txt") }

    /// Returns a probe of a store that keeps its items in the file.
    func probe(_ store: any TodoStore) -> TodoStoreProbe {
        let obstacle = FileObstacle(to: file)
        return TodoStoreProbe(store, file: file, breakSaves: obstacle.place, repairSaves: obstacle.remove)
    }

    /// Returns a probe of a store with one fault, whose file is read and written correctly.
    func probe(
        save: @escaping FaultyTodoStore.Save = { try await $0.save($1) },
        find: @escaping FaultyTodoStore.Find = { try await $0.items(from: $1, through: $2) }
    ) throws -> TodoStoreProbe {
        probe(FaultyTodoStore(try FileTodoStore(file: file), save: save, find: find))
    }
}
