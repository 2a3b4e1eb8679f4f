import Foundation
import TodoSpecs

/// Waits for something that never comes.
@MainActor
final class WaitingInteractor: ListInteractorInput {
    private weak var output: (any ListInteractorOutput)?
    private let dataManager: any ListDataManager
    private let now: Date

    init(_ fixture: ListInteractorFixture) {
        output = fixture.output
        dataManager = fixture.dataManager
        now = fixture.clock.now
    }

    func findUpcomingItems() {
        dataManager.todoItems(from: now, through: now) { [weak self] _ in
            Task {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                self?.output?.foundUpcomingItems([])
            }
        }
    }
}
