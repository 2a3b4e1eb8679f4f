import Foundation
import TodoSpecs

/// An add interactor that stores an item in the way that a witness says.
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
