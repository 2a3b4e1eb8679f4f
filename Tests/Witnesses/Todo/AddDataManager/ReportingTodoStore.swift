import Foundation
import TodoSpecs

/// Reports the failed saves of another store.
struct ReportingTodoStore: TodoStore {
    let store: any TodoStore
    let report: @MainActor @Sendable (any Error) -> Void

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        try await store.items(from: start, through: end)
    }

    func save(_ item: TodoItem) async throws {
        do {
            try await store.save(item)
        } catch {
            await report(error)
            throw error
        }
    }
}
