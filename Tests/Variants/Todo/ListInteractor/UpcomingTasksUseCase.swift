import Foundation
import TodoReference
import TodoSpecs

/// A use case of a module with its own vocabulary: it takes a loader, and answers with a closure.
@MainActor
final class UpcomingTasksUseCase {
    typealias Reply = @MainActor (Result<[TodoItem], any Error>) -> Void

    private let clock: any DayClock
    private let load: (ClosedRange<Date>, @escaping Reply) -> Void
    private var ticket = 0

    init(clock: any DayClock, load: @escaping (ClosedRange<Date>, @escaping Reply) -> Void) {
        self.clock = clock
        self.load = load
    }

    func execute(_ present: @escaping @MainActor ([UpcomingItem]) -> Void) {
        ticket += 1
        let mine = ticket
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        load(now...days.end) { [weak self] result in
            guard let self, ticket == mine else { return }
            ticket += 1
            present(days.relate((try? result.get()) ?? []))
        }
    }
}

/// Adapts the use case to a list interactor.
@MainActor
struct UseCaseAdapter: ListInteractorInput {
    let useCase: UpcomingTasksUseCase
    weak var output: (any ListInteractorOutput)?

    func findUpcomingItems() {
        useCase.execute { [weak output] items in output?.foundUpcomingItems(items) }
    }
}
