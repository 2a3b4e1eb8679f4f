import TodoSpecs

/// Saves on its own executor.
actor SavingActor {
    private let store: any TodoStore
    private let report: @MainActor @Sendable (any Error) -> Void

    init(store: any TodoStore, report: @escaping @MainActor @Sendable (any Error) -> Void) {
        self.store = store
        self.report = report
    }

    func save(_ item: TodoItem) async {
        do {
            try await store.save(item)
        } catch {
            await report(error)
        }
    }
}
