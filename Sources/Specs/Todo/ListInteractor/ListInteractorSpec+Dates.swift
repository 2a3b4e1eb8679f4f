import Foundation
import Testing

extension ListInteractorSpec {
    static let dates: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-16",
            .must,
            "If weeks begin on Monday, items are classified by those weeks, whatever weekday today is.",
            source: "fault class: weeks counted from Sunday whatever the calendar says",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let today = CivilDay(2014, 5, 19)
            try await trial.compareDays(around: today.nextDays(7), in: .gregorian(zone: .gmt, firstWeekday: 2))
        },
        Requirement(
            "LIST-INTERACTOR-17",
            .must,
            "If weeks begin on Saturday, items are classified by those weeks, whatever weekday today is.",
            source: "fault class: weeks counted from Sunday or Monday whatever the calendar says",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let today = CivilDay(2014, 5, 19)
            try await trial.compareDays(around: today.nextDays(7), in: .gregorian(zone: .gmt, firstWeekday: 7))
        },
        Requirement(
            "LIST-INTERACTOR-18",
            .must,
            "If weeks begin on Sunday, items are classified by those weeks, whatever weekday today is.",
            source: "the original tests have four of seven weekdays",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            try await trial.compareDays(around: CivilDay(2014, 5, 19).nextDays(7), in: .published)
        },
        Requirement(
            "LIST-INTERACTOR-19",
            .should,
            "An item in the week with the same number in another year, or on this date in another era, is out of range.",
            source: "fault class: weeks compared by number, as the published calendar additions do; years without era",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let today = CivilDay(2014, 5, 21)
            let others = [364, 371, 728, -364].flatMap { year in (-3...10).map { today + year + $0 } }
            let items = others.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: .gmt)) }
            let run = try await trial.find(items, on: FixedClock(on: today))
            try #require(run.told.count == 1)
            let wrong = run.told[0].filter { $0.relation != .outOfRange }.map(\.title)
            #expect(wrong == [], "Today is \(today).")
            for identifier in [.gregorian, .japanese, .chinese] as [Calendar.Identifier] {
                try await trial.compareEras(of: identifier)
            }
        },
        Requirement(
            "LIST-INTERACTOR-20",
            .must,
            "Around New Year, and in years with 53 weeks, items are classified as on any other day.",
            source: "fault class: the week number drops from 52 or 53 to 1 on different days",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            for year in [2004, 2008, 2015, 2020] {
                for firstWeekday in [1, 2] {
                    let calendar = Calendar.gregorian(zone: .gmt, firstWeekday: firstWeekday)
                    try await trial.compareDays(around: CivilDay(year, 12, 19).nextDays(24), in: calendar)
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-21",
            .must,
            "Around the end of February, with and without a leap day, items are classified as on any other day.",
            source: "fault class: days compared by month and day",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            for year in [2000, 2011, 2012, 2100] {
                try await trial.compareDays(around: CivilDay(year, 2, 18).nextDays(14), in: .published)
            }
        },
        Requirement(
            "LIST-INTERACTOR-22",
            .must,
            "The first and the last instant of a day belong to that day.",
            source: "fault class: days compared as 24 hours from now",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let zone = try TimeZone.named("Asia/Kolkata")
            let calendar = Calendar.gregorian(zone: zone, firstWeekday: 1)
            let todays = CivilDay(2014, 5, 19).nextDays(7).map { $0.at(12, in: zone) }
            try await trial.compareDays(around: todays, in: calendar) { $0.start(in: zone) }
            try await trial.compareDays(around: todays, in: calendar) { $0.end(in: zone) }
        },
        Requirement(
            "LIST-INTERACTOR-23",
            .must,
            "The time of day at which the interactor is asked makes no difference.",
            source: "fault class: days compared as 24 hours from now",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let zone = try TimeZone.named("Asia/Kolkata")
            let calendar = Calendar.gregorian(zone: zone, firstWeekday: 1)
            for today in CivilDay(2014, 5, 19).nextDays(7) {
                let todays = [today.start(in: zone), today.end(in: zone)]
                try await trial.compareDays(around: todays, in: calendar) { $0.at(12, in: zone) }
            }
        },
        Requirement(
            "LIST-INTERACTOR-24",
            .must,
            "A day that daylight saving makes 23 or 25 hours long is one day.",
            source: "fault class: a day taken as 86 400 seconds",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let changes = [
                ("America/New_York", CivilDay(2014, 3, 9)), ("America/New_York", CivilDay(2014, 11, 2)),
                ("Europe/London", CivilDay(2014, 3, 30)), ("Europe/London", CivilDay(2014, 10, 26)),
                ("Australia/Lord_Howe", CivilDay(2014, 4, 6)),
            ]
            for (name, change) in changes { try await trial.compareHours(around: change, in: name) }
        },
        Requirement(
            "LIST-INTERACTOR-25",
            .must,
            "A day whose midnight is skipped by daylight saving begins later and is still one day.",
            source: "fault class: a day taken to begin at 0:00; São Paulo, Beirut, Cairo, Havana",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let changes = [
                ("America/Sao_Paulo", CivilDay(2018, 11, 4)), ("Asia/Beirut", CivilDay(2014, 3, 30)),
                ("Africa/Cairo", CivilDay(2014, 5, 16)), ("America/Havana", CivilDay(2014, 3, 9)),
            ]
            for (name, change) in changes { try await trial.compareHours(around: change, in: name) }
        },
        Requirement(
            "LIST-INTERACTOR-26",
            .must,
            "In Apia, where 30 December 2011 did not exist, the 29th and the 31st are two separate days, in that order.",
            source: "fault class: days computed with the offset of another day",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let (before, after) = (CivilDay(2011, 12, 29), CivilDay(2011, 12, 31))
            for hour in [1, 12, 23] {
                let told = try await trial.relationsInApia(on: before, at: hour)
                #expect(told[before] == .today, "Today is \(before).")
                // The 31st counts as tomorrow, or as the day after a missing tomorrow.
                let expected: NearTermDateRelation = told[after] == .laterThisWeek ? .laterThisWeek : .tomorrow
                #expect(told[after] == expected, "Today is \(before).")
                let toldAfter = try await trial.relationsInApia(on: after, at: hour)
                #expect(toldAfter[after] == .today, "Today is \(after).")
                #expect(toldAfter[before] ?? .outOfRange == .outOfRange, "Today is \(after).")
            }
        },
        Requirement(
            "LIST-INTERACTOR-27",
            .must,
            "Days are those of the clock's time zone, wherever the machine is.",
            source: "fault class: the system's time zone read instead of the clock's",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            for name in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] {
                let zone = try TimeZone.named(name)
                let calendar = Calendar.gregorian(zone: zone, firstWeekday: 1)
                for hour in [1, 23] {
                    let todays = CivilDay(2014, 5, 19).nextDays(7).map { $0.at(hour, in: zone) }
                    try await trial.compareDays(around: todays, in: calendar) { $0.at(24 - hour, in: zone) }
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-28",
            .must,
            "Items are classified the same in every calendar, since all have the same days and weeks.",
            source: "fault class: years, months or eras compared as if all calendars were Gregorian",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let identifiers: [Calendar.Identifier] = [
                .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .japanese, .persian, .coptic, .indian, .iso8601,
            ]
            for identifier in identifiers {
                let calendar = Calendar(identifier: identifier)
                    .placed(in: .gmt, locale: Locale(identifier: "en_US"), firstWeekday: 1)
                // A Japanese era began on 1 May 2019, a Persian year on 21 March, a Hebrew one in autumn.
                for start in [CivilDay(2019, 4, 25), CivilDay(2014, 3, 16), CivilDay(2014, 9, 20)] {
                    try await trial.compareDays(around: start.nextDays(8), in: calendar)
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-29",
            .must,
            "Each request takes the day on which it is made as today.",
            source: "fault class: today remembered from the first request or from assembly",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-18", "LIST-INTERACTOR-24", "LIST-INTERACTOR-51"]
        ) { trial in
            // Some days are exactly a week, a month or a year after another, on the same weekday and day number in
            // another month, or on the same weekday of the same week number in another year. The last goes back, as if
            // the clock had been wrong.
            let days =
                [(5, 21), (5, 24), (5, 25), (6, 1), (7, 1)].map { CivilDay(2014, $0, $1) }
                + [(2015, 7, 1), (2017, 2, 1), (2017, 3, 1), (2018, 2, 28), (2014, 5, 27)].map(CivilDay.init)
            let clock = FixedClock(on: days[0])
            let last = TodoItem(name: "last", dueDate: CivilDay(2020, 7, 1).at(9, in: .gmt))
            let items = days.map { TodoItem(name: "\($0)", dueDate: $0.at(9, in: .gmt)) } + [last]
            let run = try await trial.start(Fixture(clock: clock)) { $0.dataManager.todoItems.give(items) }
            let oracle = WeekOracle(clock.calendar)
            for (index, day) in days.enumerated() {
                clock.now = day.at(12, in: .gmt)
                run.log.note("It is \(day).")
                run.find()
                await run.settle { $0.told.count > index }
                try #require(run.askedDays.last == day...oracle.endOfNextWeek(from: day))
                try #require(run.told.count == index + 1)
                #expect(oracle.wrong(run.told[index], of: days.filter { abs($0 - day) < 60 }, on: day) == [])
            }
            for sunday in [CivilDay(2014, 3, 30), CivilDay(2014, 10, 26)] {
                try await trial.askAroundMidnight(after: sunday, in: "Europe/Berlin")
            }
            // Also while a request of another day still waits; an interactor that joins both asks no second question.
            let overlapping = try await trial.start(Fixture(clock: clock)) { $0.dataManager.todoItems.hold() }
            for (index, day) in days.prefix(2).enumerated() {
                overlapping.set(clock, to: day.at(12, in: .gmt))
                overlapping.find()
                await overlapping.settle { $0.held.count > index }
            }
            guard overlapping.held.count == 2 else { return }
            overlapping.held[1].give(items)
            await overlapping.settle { !$0.told.isEmpty }
            guard let told = overlapping.told.last, overlapping.held.count == 2 else { return }
            #expect(oracle.wrong(told, of: Array(days.prefix(4)), on: days[1]) == [], "The first request still waits.")
        },
        Requirement(
            "LIST-INTERACTOR-30",
            .should,
            "A request uses the same today throughout, even if midnight passes while it is under way.",
            source: "fault class: the clock read again for the range's end, or for each item",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let (saturday, oracle) = (CivilDay(2014, 5, 24), WeekOracle(.published))
            let (evening, morning) = (saturday.at(23, in: .gmt), (saturday + 1).at(1, in: .gmt))
            let items = (0...3).map { TodoItem(name: "\(saturday + $0)", dueDate: (saturday + $0).at(12, in: .gmt)) }
            // A module may read the clock before it asks, or ask again when it finds that midnight has passed.
            for reads in 1...4 {
                let clock = StrikingClock(now: evening, calendar: .published, reads: reads, later: morning)
                let run = try await trial.find(items, on: clock)
                let situation: Comment = "Midnight passes after so many looks at the clock: \(reads)"
                let asked = run.askedDays
                #expect(asked == asked.map { $0.lowerBound...oracle.endOfNextWeek(from: $0.lowerBound) }, situation)
                let today = try #require(asked.last?.lowerBound)
                let relations = (0...3).map { oracle.relation(of: saturday + $0, to: today) }
                #expect(run.told.map { $0.map(\.relation) } == [relations], situation)
            }
        },
        Requirement(
            "LIST-INTERACTOR-31",
            .must,
            "On a random walk over calendars, zones and dates, items are classified as counting days by hand gives.",
            source: "a second opinion that uses no function of Calendar",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            var random = try SeededGenerator.fromEnvironment()
            let places = try DatePlace.all()
            for _ in 1...150 {
                let place = places.randomElement(using: &random) ?? places[0]
                let calendar = place.calendar(firstWeekday: .random(in: 1...7, using: &random))
                let today = CivilDay(1971, 1, 1) + .random(in: 0...40_000, using: &random)
                let now = today.at(.random(in: 0...23, using: &random), 30, in: place.zone)
                let dueHour = Int.random(in: 0...23, using: &random)
                let seed = random.seed
                do {
                    try await trial.compareDays(around: [now], in: calendar) { $0.at(dueHour, 30, in: place.zone) }
                } catch let error as ExpectationFailedError {
                    Issue.record("The seed is \(seed); to walk this way again, set VIPER_SEED=\(seed).")
                    throw error
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-49",
            .should,
            "In Apia, where 30 December 2011 did not exist, that week still ended on Saturday.",
            source: "fault class: a week taken as seven days, as Foundation's own week intervals do",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-51"]
        ) { trial in
            let end = CivilDay(2012, 1, 7)
            for today in [CivilDay(2011, 12, 28), CivilDay(2011, 12, 29), CivilDay(2011, 12, 31)] {
                let told = try await trial.relationsInApia(on: today)
                let nextWeek = told.filter { $0.value == .nextWeek }.keys.sorted()
                #expect(nextWeek == [CivilDay(2012, 1, 1), end], "Today is \(today).")
            }
        },
        Requirement(
            "LIST-INTERACTOR-50",
            .should,
            "After the user has travelled, days are those of the new time zone.",
            source: "fault class: the calendar remembered from assembly",
            tags: [.dates],
            presupposes: ["LIST-INTERACTOR-15", "LIST-INTERACTOR-24", "LIST-INTERACTOR-29", "LIST-INTERACTOR-51"]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21), at: 20)
            let land = TodoItem(name: "Land", dueDate: clock.now)
            let start = TodoItem(name: "Start", dueDate: clock.now.addingTimeInterval(-10 * 3_600))
            let run = try await trial.find([start, land], on: clock)
            clock.calendar = .gregorian(zone: try TimeZone.named("Asia/Tokyo"), firstWeekday: 1)
            for (count, hours) in [0.0, 4].enumerated() {
                clock.now += hours * 3_600
                run.log.note("The clock is in Tokyo, where it is \(count == 0 ? 5 : 9):00 of the next day.")
                run.find()
                await run.settle { $0.told.count > count + 1 }
                let relations = Dictionary(run.told.last?.map { ($0.title, $0.relation) } ?? []) { first, _ in first }
                #expect(relations["Land"] == .today)
                #expect(relations["Start"] ?? .outOfRange == .outOfRange)
            }
            try await trial.compareZonesThatPart()
        },
    ]
}

extension CivilDay {
    fileprivate func nextDays(_ count: Int) -> [CivilDay] {
        (0..<count).map { self + $0 }
    }
}

extension Trial<ListInteractorSpec> {
    /// Asks one interactor at noon, and early on the next day, which may not begin 24 hours after the first day did.
    fileprivate func askAroundMidnight(after day: CivilDay, in zoneName: String) async throws {
        let zone = try TimeZone.named(zoneName)
        let clock = FixedClock(now: day.at(12, in: zone), calendar: .gregorian(zone: zone, firstWeekday: 1))
        let days = [day, day + 1]
        let items = days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: zone)) }
        let run = try await start(ListInteractorFixture(clock: clock)) { $0.dataManager.todoItems.give(items) }
        let oracle = WeekOracle(clock.calendar)
        for (index, now) in [clock.now, days[1].early(in: zone)].enumerated() {
            run.set(clock, to: now)
            run.find()
            await run.settle { $0.told.count > index }
            try #require(run.told.count == index + 1)
            #expect(oracle.wrong(run.told[index], of: days, on: oracle.day(of: now)) == [])
        }
    }

    /// Compares days around a change of the clocks, early, at noon and late.
    fileprivate func compareHours(around change: CivilDay, in zoneName: String) async throws {
        let zone = try TimeZone.named(zoneName)
        // In weeks that begin on the day after the change, next week can end on the day of the change itself.
        for firstWeekday in [1, change.weekday % 7 + 1] {
            let calendar = Calendar.gregorian(zone: zone, firstWeekday: firstWeekday)
            for today in [change + -1, change, change + 1, change + -7] {
                let todays = [today.start(in: zone), today.at(12, in: zone), today.end(in: zone)]
                try await compareDays(around: todays, in: calendar) { $0.start(in: zone) }
                try await compareDays(around: todays, in: calendar) { $0.end(in: zone) }
            }
        }
    }

    /// Asks an interactor in Apia how the days around the missing 30 December 2011 relate to a day.
    fileprivate func relationsInApia(
        on today: CivilDay,
        at hour: Int = 12
    ) async throws -> [CivilDay: NearTermDateRelation] {
        let zone = try TimeZone.named("Pacific/Apia")
        let calendar = Calendar.gregorian(zone: zone, firstWeekday: 1)
        let days = [
            CivilDay(2011, 12, 28), CivilDay(2011, 12, 29), CivilDay(2011, 12, 31),
            CivilDay(2012, 1, 1), CivilDay(2012, 1, 7), CivilDay(2012, 1, 8),
        ]
        let items = days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: zone)) }
        let run = try await find(items, on: FixedClock(on: today, at: hour, in: calendar))
        try #require(run.askedDays.map(\.lowerBound) == [today])
        try #require(run.told.count == 1)
        let relations = Dictionary(run.told[0].map { ($0.title, $0.relation) }) { first, _ in first }
        return Dictionary(uniqueKeysWithValues: days.compactMap { day in relations["\(day)"].map { (day, $0) } })
    }
}
