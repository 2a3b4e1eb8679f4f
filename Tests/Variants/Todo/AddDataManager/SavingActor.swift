import TodoSpecs

/// Saves on an executor of its own.
actor SavingActor {
    private let store: any TodoStore

    init(store: any TodoStore) {
        self.store = store
    }

    func save(_ item: TodoItem) async {
        try? await store.save(item)
    }
}
