import TodoSpecs

/// Saves one item after the other, and each that fails once more before it says so.
@MainActor
final class StubbornDataManager: AddDataManager {
    private let store: any TodoStore
    private let report: @MainActor (any Error) -> Void
    private var lastSave: Task<Void, Never>?

    init(store: any TodoStore, report: @escaping @MainActor (any Error) -> Void) {
        self.store = store
        self.report = report
    }

    func addNewEntry(_ entry: TodoItem) {
        lastSave = Task { [lastSave, store, report] in
            await lastSave?.value
            if (try? await store.save(entry)) != nil { return }
            do { try await store.save(entry) } catch { report(error) }
        }
    }
}
