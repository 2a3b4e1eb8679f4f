import Foundation
import Testing

extension Trial<ListInteractorSpec> {
    /// Asks a fresh interactor once, answers at once, and waits until it has told its output.
    func find(_ items: [TodoItem]?, on clock: any DayClock) async throws -> ListInteractorSpec.Run {
        let run = try await start(ListInteractorFixture(clock: clock)) { $0.dataManager.todoItems.give(items) }
        run.find()
        await run.settle { !$0.told.isEmpty }
        return run
    }

    /// Asks a fresh interactor once, and holds the answer.
    func findAndHold() async throws -> ListInteractorSpec.Run {
        let run = try await start(ListInteractorFixture()) { $0.dataManager.todoItems.hold() }
        run.find()
        await run.settle { !$0.held.isEmpty }
        return run
    }

    /// Compares how an interactor relates the days around each today with a second opinion.
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
            let run = try await find(items, on: FixedClock(now: now, calendar: calendar))
            let situation: Comment = """
                Today is \(today), weeks begin on \(oracle.nameOfFirstWeekday), \
                the zone is \(calendar.timeZone.identifier), the calendar \(String(describing: calendar.identifier)).
                """
            try #require(run.askedDays == [today...oracle.endOfNextWeek(from: today)], situation)
            try #require(run.told.count == 1, situation)
            let wrong = oracle.wrong(run.told[0], of: days, on: today)
            try #require(wrong == [], situation)
        }
    }

    /// Compares days whose items are due at noon.
    func compareDays(around todays: [CivilDay], in calendar: Calendar) async throws {
        let zone = calendar.timeZone
        try await compareDays(around: todays.map { $0.at(12, in: zone) }, in: calendar) { $0.at(12, in: zone) }
    }
}

extension WeekOracle {
    /// Describes the days that were told in a wrong relation; the title of each item is its day.
    func wrong(_ told: [UpcomingItem], of days: [CivilDay], on today: CivilDay) -> [String] {
        let told = Dictionary(told.map { ($0.title, $0.relation) }) { first, _ in first }
        return days.compactMap { day in
            let expected = relation(of: day, to: today)
            let actual = told["\(day)"] ?? .outOfRange
            return actual == expected ? nil : "\(day) is \(expected), but was told as \(actual)"
        }
    }
}

extension Run<ListInteractorSpec> {
    /// Asks the interactor for the upcoming items.
    func find() {
        act("findUpcomingItems()") { $0.findUpcomingItems() }
    }

    /// Releases the output.
    func letGoOfOutput() async {
        await letGo(of: \.output, replacedBy: ListInteractorOutputSpy(log: fixture.log))
    }
}
