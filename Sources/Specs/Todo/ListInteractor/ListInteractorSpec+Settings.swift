import Foundation
import Testing

extension ListInteractorSpec {
    static let settings: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-55",
            .should,
            "A request uses the same calendar throughout, even if the user travels while it is under way.",
            source: "fault class: the calendar read again when the answer comes",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-18", "LIST-INTERACTOR-36", "LIST-INTERACTOR-51"]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21))
            let (today, oracle) = (CivilDay(2014, 5, 21), WeekOracle(clock.calendar))
            let days = (-2...12).map { today + $0 }
            for (zone, firstWeekday) in [("Pacific/Auckland", 1), ("GMT", 2)] {
                clock.calendar = .published
                let run = try await trial.start(Fixture(clock: clock)) { $0.dataManager.todoItems.hold() }
                run.find()
                await run.settle { !$0.held.isEmpty }
                run.set(clock, in: .gregorian(zone: try .named(zone), firstWeekday: firstWeekday))
                run.log.note("Weeks begin on \(CivilDay.weekdayNames[firstWeekday - 1]) there.")
                run.held.first?.give(days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: .gmt)) })
                await run.settle { !$0.told.isEmpty || $0.held.count > 1 }
                guard run.held.count == 1 else { throw NotApplicable("It asks again where the user is now.") }
                let told = try #require(run.told.first)
                #expect(oracle.wrong(told, of: days, on: today) == [], "It was asked on \(today) in Greenwich.")
            }
        },
        Requirement(
            "LIST-INTERACTOR-56",
            .should,
            "After the user has changed the first day of the week, the next request uses the new weeks.",
            source: "fault class: weeks kept as long as today is the same day",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-18", "LIST-INTERACTOR-33", "LIST-INTERACTOR-50", "LIST-INTERACTOR-51"]
        ) { trial in
            let today = CivilDay(2014, 5, 21)
            let clock = FixedClock(on: today)
            let days = (-2...16).map { today + $0 }
            let items = days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: .gmt)) }
            let run = try await trial.start(Fixture(clock: clock)) { $0.dataManager.todoItems.give(items) }
            for (count, firstWeekday) in [1, 2, 7, 1].enumerated() {
                clock.calendar = .gregorian(zone: .gmt, firstWeekday: firstWeekday)
                let oracle = WeekOracle(clock.calendar)
                run.log.note("Weeks begin on \(oracle.nameOfFirstWeekday).")
                run.find()
                await run.settle { $0.told.count > count }
                #expect(run.askedDays.last == today...oracle.endOfNextWeek(from: today))
                let told = try #require(run.told.last)
                #expect(oracle.wrong(told, of: days, on: today) == [], "Today is \(today).")
            }
        },
        Requirement(
            "LIST-INTERACTOR-59",
            .should,
            "Two interactors that exist at the same time each answer, and each uses its own clock.",
            source: "fault class: a number or days that all interactors share, while the application has two windows",
            tags: [.dates, .answers],
            presupposes: [
                "LIST-INTERACTOR-18", "LIST-INTERACTOR-33", "LIST-INTERACTOR-36", "LIST-INTERACTOR-51",
                "LIST-INTERACTOR-56",
            ]
        ) { trial in
            let today = CivilDay(2014, 5, 21)
            let days = (-2...16).map { today + $0 }
            let items = days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: .gmt)) }
            var runs: [ListInteractorSpec.Run] = []
            for firstWeekday in [1, 2] {
                let clock = FixedClock(on: today, in: .gregorian(zone: .gmt, firstWeekday: firstWeekday))
                runs.append(try await trial.start(Fixture(clock: clock)) { $0.dataManager.todoItems.hold() })
            }
            for order in [runs, runs.reversed()] {
                for run in runs {
                    let count = run.held.count
                    run.find()
                    await run.settle { $0.held.count > count }
                }
                for run in order {
                    let count = run.told.count
                    try #require(run.held.last).give(items)
                    await run.settle { $0.told.count > count }
                    try #require(run.told.count == count + 1, "There is another interactor at the same time.")
                    let wrong = WeekOracle(run.clock.calendar).wrong(run.told[count], of: days, on: today)
                    #expect(wrong == [], "Weeks begin on another day for an interactor that lives at the same time.")
                }
            }
        },
    ]
}
