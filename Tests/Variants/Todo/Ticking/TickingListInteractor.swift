import Foundation
import Proof
import TodoReference
import TodoSpecs

/// Does one thing at each tick: asks, and tells what was found.
@MainActor
final class TickingListInteractor: ListInteractorInput {
    private let interactor: ListInteractor
    private let surroundings: TickingItems

    init(_ fixture: ListInteractorFixture) {
        surroundings = TickingItems(fixture)
        interactor = ListInteractor(dataManager: surroundings, clock: fixture.clock)
        interactor.output = surroundings
    }

    func findUpcomingItems() { interactor.findUpcomingItems() }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingItems: ListDataManager, ListInteractorOutput {
    private let metronome = Metronome()
    private let dataManager: any ListDataManager
    private weak var output: (any ListInteractorOutput)?

    init(_ fixture: ListInteractorFixture) {
        (dataManager, output) = (fixture.dataManager, fixture.output)
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor @Sendable ([TodoItem]?) -> Void
    ) {
        metronome.add { [dataManager] in
            dataManager.todoItems(from: startDate, through: endDate, completion: completion)
        }
    }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        metronome.add { [weak output] in output?.foundUpcomingItems(items) }
    }
}
