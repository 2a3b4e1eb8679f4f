import Foundation
import TodoReference
import TodoSpecs

/// A list interactor with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyListInteractor: ListInteractorInput {
    typealias Answer = @MainActor ([TodoItem]?) -> Void
    typealias Relation = @MainActor (_ date: Date, _ now: Date, _ calendar: Calendar) -> NearTermDateRelation

    let dataManager: any ListDataManager
    let clock: any DayClock
    weak var output: (any ListInteractorOutput)?
    var retained: [Any] = []
    var requests = 0
    var answers = 0

    /// Returns the first and the last instant to ask for.
    var range: (_ now: Date, _ calendar: Calendar) -> (Date, Date) = { now, calendar in
        (now, KnownDays.of(now, calendar).end)
    }
    /// Returns how a date relates to today.
    var relation: Relation = { date, now, calendar in
        KnownDays.of(now, calendar).relation(of: date)
    }
    /// Changes the items before the output is told.
    var edit: ([UpcomingItem]) -> [UpcomingItem] = { $0 }
    /// Asks the data manager, and passes its answer on.
    var ask: (FaultyListInteractor, Date, @escaping Answer) -> Void = { interactor, now, answer in
        let (start, end) = interactor.range(now, interactor.clock.calendar)
        interactor.dataManager.todoItems(from: start, through: end, completion: answer)
    }
    /// Whether a request's answer is still used.
    var wants: (FaultyListInteractor, _ request: Int, _ timesAnswered: Int) -> Bool = { interactor, request, times in
        request == interactor.requests && times == 0
    }
    /// Tells the output the items of an answer.
    var tell: (FaultyListInteractor, [UpcomingItem]?) -> Void = { interactor, items in
        interactor.output?.foundUpcomingItems(items ?? [])
    }
    /// Returns the calendar for the relations, given that of the request.
    var calendar: (_ asked: Calendar) -> Calendar = { $0 }
    /// Returns the current instant for the relations, given that of the request.
    var today: (FaultyListInteractor, _ asked: Date) -> Date = { $1 }

    init(_ fixture: ListInteractorFixture, _ replace: (FaultyListInteractor) -> Void) {
        dataManager = fixture.dataManager
        clock = fixture.clock
        output = fixture.output
        replace(self)
    }

    func findUpcomingItems() {
        requests += 1
        let (now, calendar) = (clock.now, clock.calendar)
        let count = Counter()
        ask(self, now) { [weak self, request = requests] items in
            guard let self, wants(self, request, count.value) else { return }
            count.value += 1
            answers += 1
            tell(self, items.map { self.edit(self.upcoming($0, now, self.calendar(calendar))) })
        }
    }

    private func upcoming(_ items: [TodoItem], _ now: Date, _ calendar: Calendar) -> [UpcomingItem] {
        // Faults show with a few items; a long list skips the replaceable part, since it has to be fast.
        let days = items.count > 1_000 ? UpcomingDays(now: now, calendar: calendar) : nil
        return items.map { item in
            let relation = days?.relation(of: item.dueDate) ?? relation(item.dueDate, today(self, now), calendar)
            return UpcomingItem(title: item.name, dueDate: item.dueDate, relation: relation)
        }
    }
}

/// A counter for closures on the main actor.
@MainActor
final class Counter {
    var value = 0
}
