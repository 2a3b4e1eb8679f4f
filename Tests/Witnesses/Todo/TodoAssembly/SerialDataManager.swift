import Foundation
import TodoSpecs

/// Saves one item after the other, and finds items only after the last save is done.
@MainActor
class SerialDataManager: ListDataManager, AddDataManager {
    let store: any TodoStore
    let report: @MainActor (any Error) -> Void
    let list: any ListDataManager
    var lastSave: Task<Void, Never>?

    init(_ app: FaultyTodoAssembly) {
        (store, report, list) = (app.store, app.report, app.listDataManager)
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor @Sendable ([TodoItem]?) -> Void
    ) {
        Task { [list, lastSave] in
            await lastSave?.value
            list.todoItems(from: startDate, through: endDate, completion: completion)
        }
    }

    func addNewEntry(_ entry: TodoItem) {
        lastSave = Task { [lastSave] in
            await lastSave?.value
            await save(entry)
        }
    }

    /// Saves an item after those before it are done.
    func save(_ entry: TodoItem) async {
        do { try await store.save(entry) } catch { report(error) }
    }
}
