import Dispatch
import TodoSpecs

/// Saves one item after the other, and continues while a failure is still being reported.
@MainActor
final class ChainedDataManager: AddDataManager {
    private let store: any TodoStore
    private let report: @MainActor @Sendable (any Error) -> Void
    private var last: Task<Void, Never>?

    init(store: any TodoStore, report: @escaping @MainActor @Sendable (any Error) -> Void) {
        (self.store, self.report) = (store, report)
    }

    func addNewEntry(_ entry: TodoItem) {
        last = Task.detached { [last, store, report] in
            await last?.value
            do {
                try await store.save(entry)
            } catch {
                DispatchQueue.main.async { MainActor.assumeIsolated { report(error) } }
            }
        }
    }
}
