import Foundation
import TodoSpecs

/// An add data manager whose way of saving an item comes from a witness.
@MainActor
final class FaultyAddDataManager: AddDataManager {
    let store: any TodoStore
    var retained: [Any] = []
    var lastSave: Task<Void, any Error>?
    private let add: (FaultyAddDataManager, TodoItem) -> Void

    init(_ fixture: AddDataManagerFixture, _ add: @escaping (FaultyAddDataManager, TodoItem) -> Void) {
        store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
        self.add = add
    }

    func addNewEntry(_ entry: TodoItem) { add(self, entry) }

    /// Saves an item correctly, after those before it.
    func save(_ item: TodoItem) {
        lastSave = Task { [store, lastSave] in
            _ = await lastSave?.result
            try await store.save(item)
        }
    }
}
