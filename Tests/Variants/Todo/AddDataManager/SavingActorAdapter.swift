import TodoSpecs

/// Passes items to an actor, one after the other, even after it was released.
@MainActor
final class SavingActorAdapter: AddDataManager {
    private let queue: AsyncStream<TodoItem>.Continuation

    init(_ actor: SavingActor) {
        let (items, queue) = AsyncStream<TodoItem>.makeStream()
        self.queue = queue
        Task.detached {
            for await item in items { await actor.save(item) }
        }
    }

    deinit {
        queue.finish()
    }

    func addNewEntry(_ entry: TodoItem) {
        queue.yield(entry)
    }
}
