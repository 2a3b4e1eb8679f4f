import Foundation
import Proof
import TodoSpecs

/// Saves one item at each tick.
@MainActor
final class TickingAddInteractor: AddInteractorInput {
    private let metronome = Metronome()
    private let dataManager: any AddDataManager

    init(_ fixture: AddInteractorFixture) {
        dataManager = fixture.dataManager
    }

    func saveNewEntry(name: String, dueDate: Date) {
        metronome.add { [dataManager] in dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate)) }
    }
}
