import TodoSpecs

/// Saves one item after the other, and tries a failing save several times before it reports the failure.
@MainActor
final class StubbornDataManager: AddDataManager {
    private let store: any TodoStore
    private let report: @MainActor (any Error) -> Void
    private let tries: Int
    private var lastSave: Task<Void, Never>?

    init(store: any TodoStore, report: @escaping @MainActor (any Error) -> Void, tries: Int) {
        self.store = store
        self.report = report
        self.tries = tries
    }

    func addNewEntry(_ entry: TodoItem) {
        lastSave = Task { [lastSave, store, report, tries] in
            await lastSave?.value
            for _ in 1..<tries where (try? await store.save(entry)) != nil { return }
            do { try await store.save(entry) } catch { report(error) }
        }
    }
}
