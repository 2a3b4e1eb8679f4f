import TodoSpecs

/// Keeps items that could not be saved, and tries again when the next item is added.
@MainActor
final class OutboxDataManager: AddDataManager {
    private let store: any TodoStore
    private var outbox: [TodoItem] = []
    private var isSending = false

    init(store: any TodoStore) {
        self.store = store
    }

    func addNewEntry(_ entry: TodoItem) {
        outbox.append(entry)
        guard !isSending else { return }
        isSending = true
        Task { await send() }
    }

    private func send() async {
        var unsaved: [TodoItem] = []
        while !outbox.isEmpty {
            let item = outbox.removeFirst()
            do {
                try await store.save(item)
            } catch {
                unsaved.append(item)
            }
        }
        outbox = unsaved
        isSending = false
    }
}
