import Foundation
import Testing

extension Trial<ListInteractorSpec> {
    /// Asks an interactor for the upcoming items, and writes it into the story.
    func find(_ interactor: any ListInteractorInput, _ fixture: ListInteractorFixture) {
        fixture.log.note("findUpcomingItems()")
        interactor.findUpcomingItems()
    }

    /// Asks a fresh interactor once, answers at once, and waits until it has told its output.
    func find(_ items: [TodoItem]?, on clock: any DayClock) async throws -> ListInteractorFixture {
        let fixture = ListInteractorFixture(clock: clock)
        fixture.dataManager.todoItems.give(items)
        let interactor = try await build(fixture)
        find(interactor, fixture)
        await wait { !fixture.told.isEmpty }
        return fixture
    }

    /// Compares what an interactor says of the days around each today with a second opinion.
    ///
    /// - Parameters:
    ///   - todays: The instants that the clock shows.
    ///   - calendar: The calendar of the clock.
    ///   - time: The instant of a day at which an item is due.
    func compareDays(
        around todays: [Date],
        in calendar: Calendar,
        dueAt time: (CivilDay) -> Date
    ) async throws {
        let oracle = WeekOracle(calendar)
        for now in todays {
            let today = oracle.day(of: now)
            let days = (-9...22).map { today + $0 }
            let items = days.map { TodoItem(name: "\($0)", dueDate: time($0)) }
            let fixture = try await find(items, on: FixedClock(now: now, calendar: calendar))
            let situation: Comment = """
                Today is \(today), weeks begin on \(oracle.nameOfFirstWeekday), \
                the zone is \(calendar.timeZone.identifier), the calendar \(String(describing: calendar.identifier)).
                """
            try #require(fixture.askedDays == [today...oracle.endOfNextWeek(from: today)], situation)
            try #require(fixture.told.count == 1, situation)
            let told = Dictionary(fixture.told[0].map { ($0.title, $0.relation) }) { first, _ in first }
            let wrong = days.compactMap { day -> String? in
                let expected = oracle.relation(of: day, to: today)
                let actual = told["\(day)"] ?? .outOfRange
                return actual == expected ? nil : "\(day) is \(expected), but was told as \(actual)"
            }
            try #require(wrong == [], situation)
        }
    }

    /// Compares days whose items are due at noon.
    func compareDays(around todays: [CivilDay], in calendar: Calendar) async throws {
        let zone = calendar.timeZone
        try await compareDays(around: todays.map { $0.at(12, in: zone) }, in: calendar) { $0.at(12, in: zone) }
    }
}
