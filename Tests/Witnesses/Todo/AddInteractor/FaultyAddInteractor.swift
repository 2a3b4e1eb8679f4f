import Foundation
import TodoSpecs

/// An add interactor whose way of storing an item comes from a witness.
@MainActor
final class FaultyAddInteractor: AddInteractorInput {
    let dataManager: any AddDataManager
    var known: Set<TodoItem> = []
    var retained: [Any] = []
    private let store: (FaultyAddInteractor, TodoItem) -> Void

    init(_ fixture: AddInteractorFixture, _ store: @escaping (FaultyAddInteractor, TodoItem) -> Void) {
        dataManager = fixture.dataManager
        self.store = store
    }

    func saveNewEntry(name: String, dueDate: Date) {
        store(self, TodoItem(name: name, dueDate: dueDate))
    }
}
