import Foundation
import TodoSpecs

/// A list data manager with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyListDataManager: ListDataManager {
    typealias Completion = @MainActor ([TodoItem]?) -> Void
    typealias Request = @MainActor (FaultyListDataManager, (Date, Date), @escaping Completion) -> Void
    typealias Answer = @MainActor (Result<[TodoItem], any Error>, @escaping Completion) -> Void

    let store: any TodoStore
    let clock: any DayClock
    var report: @MainActor (any Error) -> Void
    var retained: [Any] = []

    /// Returns the first and the last instant of a range of days.
    var instants: (_ start: Date, _ end: Date, _ calendar: Calendar) -> (Date, Date) = { start, end, calendar in
        let nextDay = calendar.dateInterval(of: .day, for: end)?.end ?? end
        return (calendar.startOfDay(for: start), nextDay.addingTimeInterval(-0.000_1))
    }
    /// Handles a request: asks the store.
    var request: Request = { dataManager, instants, told in
        Task { [store = dataManager.store, report = dataManager.report, answer = dataManager.answer] in
            do {
                answer(.success(try await store.items(from: instants.0, through: instants.1)), told)
            } catch {
                report(error)
                answer(.failure(error), told)
            }
        }
    }
    /// Handles an answer of the store: calls the completion.
    var answer: Answer = { result, told in told(try? result.get()) }

    init(_ fixture: ListDataManagerFixture, _ replace: (FaultyListDataManager) -> Void) {
        store = fixture.store
        clock = fixture.clock
        report = fixture.failures.report
        replace(self)
    }

    func todoItems(from startDate: Date, through endDate: Date, completion: @escaping Completion) {
        request(self, instants(startDate, endDate, clock.calendar), completion)
    }
}
