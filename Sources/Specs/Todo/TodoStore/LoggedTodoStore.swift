import Foundation
import TodoContracts
import TodoSpies
import VIPERSpies

/// Records in the story what a store is asked, and whether it fails.
struct LoggedTodoStore: TodoStore {
    let store: any TodoStore
    let recorder: Recorder<TodoStoreMock.Call>

    init(_ store: any TodoStore, log: CallLog) {
        self.store = store
        recorder = Recorder("TodoStore", log: log)
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        recorder.record(.items(from: start, through: end))
        return try await noting { try await store.items(from: start, through: end) }
    }

    func save(_ item: TodoItem) async throws {
        recorder.record(.save(item))
        try await noting { try await store.save(item) }
    }

    private func noting<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch {
            recorder.log.note("TodoStore fails: \(error)")
            throw error
        }
    }
}
