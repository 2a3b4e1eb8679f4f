import Foundation
import TodoSpecs

/// Looks again and again, off the main actor and as long as it is there, for something that never comes.
@MainActor
final class EndlessInteractor: ListInteractorInput {
    private weak var output: (any ListInteractorOutput)?
    private let dataManager: any ListDataManager
    private let now: Date
    private nonisolated let isDone = false

    init(_ fixture: ListInteractorFixture) {
        output = fixture.output
        dataManager = fixture.dataManager
        now = fixture.clock.now
    }

    func findUpcomingItems() {
        dataManager.todoItems(from: now, through: now) { [weak self] _ in
            Task.detached {
                while self?.isDone == false { await Task.yield() }
                await self?.tell()
            }
        }
    }

    private func tell() { output?.foundUpcomingItems([]) }
}
