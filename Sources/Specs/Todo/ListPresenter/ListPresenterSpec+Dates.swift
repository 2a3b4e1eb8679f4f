import Foundation
import Testing

extension ListPresenterSpec {
    static let dates: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-24",
            .must,
            "Items of every section but Today are shown with the name of their weekday.",
            source: "the published UpcomingDisplayDataCollection",
            tags: [.dates],
            presupposes: ["LIST-PRESENTER-36"]
        ) { trial in
            for relation in [NearTermDateRelation.tomorrow, .laterThisWeek, .nextWeek, .outOfRange] {
                let week = (0..<7).map { CivilDay(2014, 5, 25) + $0 }
                let items = week.map { UpcomingItem("\($0)", relation, on: $0) }
                let run = try await trial.show(items, on: FixedClock(on: CivilDay(2014, 5, 29)))
                // Items that are out of range need not be shown.
                if relation == .outOfRange, run.titles ?? [] == [] { continue }
                let days = run.data?.sections.flatMap { $0.items.map(\.dueDay) }
                #expect(days == CivilDay.weekdayNames, "The section is \(relation).")
            }
        },
        Requirement(
            "LIST-PRESENTER-25",
            .must,
            "Items for today are shown without a day, whatever their date.",
            source: .original("testFoundUpcomingItemForTodayDisplaysUpcomingDataWithNoDay"),
            tags: [.dates]
        ) { trial in
            let items = (0..<7).map { UpcomingItem("\($0)", .today, on: CivilDay(2014, 5, 25) + $0, in: .machine) }
            let clock = FixedClock(on: CivilDay(2014, 5, 29), in: .machine)
            let run = try await trial.show(items, on: clock)
            let days = try #require(run.data?.sections.flatMap { $0.items.map(\.dueDay) })
            #expect(days == Array(repeating: "", count: 7))
        },
        Requirement(
            "LIST-PRESENTER-26",
            .must,
            "Days are named in the language of the clock's calendar.",
            source: "fault class: the system's language read instead of the clock's",
            tags: [.dates],
            presupposes: ["LIST-PRESENTER-36"]
        ) { trial in
            for language in ["de_DE", "fr_FR", "ja_JP", "ar_EG", "he_IL", "fi_FI", "pt_BR", "sr_Latn_BA", "uz_Cyrl_UZ"]
            {
                let locale = Locale(identifier: language)
                let calendar = Calendar.gregorian(zone: .gmt, locale: locale, firstWeekday: 1)
                try await trial.compareNames(ofDaysFrom: CivilDay(2014, 5, 25), in: calendar)
            }
        },
        Requirement(
            "LIST-PRESENTER-27",
            .must,
            "Days are named by the clock's time zone, wherever the machine is.",
            source: "fault class: the system's time zone read instead of the clock's",
            tags: [.dates],
            presupposes: ["LIST-PRESENTER-36"]
        ) { trial in
            for name in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] {
                let calendar = Calendar.gregorian(zone: try TimeZone.named(name), firstWeekday: 1)
                for seconds in [0, 1_800, 84_600, 86_399.999] {
                    try await trial.compareNames(ofDaysFrom: CivilDay(2014, 5, 25), after: seconds, in: calendar)
                }
            }
        },
        Requirement(
            "LIST-PRESENTER-28",
            .must,
            "On a random walk over items, languages and zones, the view shows what sorting them by hand gives.",
            source: "a second opinion that shares no code with any module",
            tags: [.content, .dates],
            presupposes: ["LIST-PRESENTER-36"]
        ) { trial in
            var random = try SeededGenerator.fromEnvironment()
            let places = try DatePlace.all()
            for _ in 1...100 {
                let place = places.randomElement(using: &random) ?? places[0]
                let calendar = place.calendar(firstWeekday: .random(in: 1...7, using: &random))
                let today = CivilDay(1971, 1, 1) + .random(in: 0...40_000, using: &random)
                let items = (0..<Int.random(in: 0...12, using: &random)).map { index in
                    let relation = DisplayOracle.order.randomElement(using: &random) ?? .today
                    let day = today + .random(in: 0...13, using: &random)
                    return UpcomingItem("\(index)", relation, on: day, in: place.zone)
                }
                let run = try await trial.show(items, on: FixedClock(on: today, in: calendar))
                let seed: Comment = "The seed is \(random.seed); to walk this way again, set VIPER_SEED to it."
                try #require(run.shown.count == 1, seed)
                let expected = DisplayOracle.sections(of: items, in: place.zone)
                if expected.isEmpty {
                    try #require(run.shown == [.showNoContentMessage], seed)
                } else {
                    try #require(run.data?.sections == expected, seed)
                }
            }
        },
        Requirement(
            "LIST-PRESENTER-38",
            .should,
            "After the user has travelled or changed the language, days are named by the clock's new zone and language.",
            source: "fault class: a formatter or a language kept from the beginning",
            tags: [.dates],
            presupposes: ["LIST-PRESENTER-16", "LIST-PRESENTER-24", "LIST-PRESENTER-26", "LIST-PRESENTER-36"]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 29), at: 20)
            let run = try await trial.start(Fixture(clock: clock))
            let (tokyo, german) = (try TimeZone.named("Asia/Tokyo"), Locale(identifier: "de_DE"))
            // One language in two scripts.
            let serbian = ["sr_Cyrl_RS", "sr_Latn_RS", "sr_Cyrl_RS"].map {
                Calendar.gregorian(zone: tokyo, locale: Locale(identifier: $0), firstWeekday: 1)
            }
            let (phoenix, denver) = (try TimeZone.named("America/Phoenix"), try TimeZone.named("America/Denver"))
            // On this evening Phoenix and Denver have the same time, but on the day of the item they do not.
            let winter = CivilDay(2014, 3, 5).at(19, in: .gmt)
            let borderline = CivilDay(2014, 3, 10).at(6, 30, in: .gmt)
            let evening = clock.now
            let steps: [(calendar: Calendar, now: Date, dueDate: Date)] =
                [
                    (.published, evening, evening), (.gregorian(zone: tokyo, firstWeekday: 1), evening, evening),
                    (.gregorian(zone: tokyo, locale: german, firstWeekday: 1), evening, evening),
                    (.published, evening, evening), (.gregorian(zone: phoenix, firstWeekday: 1), winter, borderline),
                    (.gregorian(zone: denver, firstWeekday: 1), winter, borderline),
                ] + serbian.map { ($0, evening, evening) }
            var before: String?
            // The items are the same, so that a presenter that skips equal answers is caught forgetting the clock.
            for (calendar, now, dueDate) in steps {
                run.set(clock, to: now, in: calendar)
                await run.update()
                run.tell([UpcomingItem(title: "Get a haircut", dueDate: dueDate, relation: .nextWeek)])
                let names = DayNames(of: dueDate, in: calendar)
                await run.settle { names.contain($0.data?.sections.flatMap(\.items).first?.dueDay) }
                let day = run.data?.sections.flatMap(\.items).first?.dueDay ?? "nothing"
                let wrong = names.contain(day) ? nil : "“\(day)” instead of \(names)"
                let place = "in \(calendar.timeZone.identifier), in \(calendar.locale?.identifier ?? "no language")"
                let earlier = before.map { ", and was \($0) before" } ?? ""
                #expect(wrong == nil, "The item is due at \(ExactDate(dueDate)); the clock is \(place)\(earlier).")
                before = place
            }
        },
        Requirement(
            "LIST-PRESENTER-43",
            .should,
            "Two presenters that exist at the same time each name days by their own clock.",
            source: "fault class: a formatter that all presenters share, and that the last one has set up",
            tags: [.dates],
            presupposes: ["LIST-PRESENTER-24", "LIST-PRESENTER-36", "LIST-PRESENTER-38"]
        ) { trial in
            let (kiritimati, german) = (try TimeZone.named("Pacific/Kiritimati"), Locale(identifier: "de_DE"))
            let calendars = [Calendar.published, .gregorian(zone: kiritimati, locale: german, firstWeekday: 2)]
            let today = CivilDay(2014, 5, 29)
            var runs: [ListPresenterSpec.Run] = []
            for calendar in calendars {
                runs.append(try await trial.start(Fixture(clock: FixedClock(on: today, in: calendar))))
            }
            for count in 1...2 {
                for (run, calendar) in zip(runs, calendars) {
                    let item = UpcomingItem("\(count)", .nextWeek, on: today + count)
                    await run.update()
                    run.tell([item])
                    await run.settle { $0.titles == ["\(count)"] }
                    let day = run.data?.sections.flatMap(\.items).first?.dueDay
                    let names = DayNames(of: item.dueDate, in: calendar)
                    #expect(names.contain(day), "The day is \(names) in \(calendar.timeZone.identifier).")
                }
            }
        },
    ]
}

extension Trial<ListPresenterSpec> {
    /// Compares the names that are shown for seven days with those of the calendar's language.
    fileprivate func compareNames(
        ofDaysFrom first: CivilDay,
        after seconds: TimeInterval = 45_000,
        in calendar: Calendar
    ) async throws {
        let dates = (0..<7).map { (first + $0).at(0, in: calendar.timeZone).addingTimeInterval(seconds) }
        let items = dates.map { UpcomingItem(title: "\($0)", dueDate: $0, relation: .nextWeek) }
        let run = try await show(items, on: FixedClock(on: first, in: calendar))
        let days = try #require(run.data?.sections.flatMap { $0.items.map(\.dueDay) })
        try #require(days.count == dates.count)
        let wrong = zip(days, dates).compactMap { day, date -> String? in
            let names = DayNames(of: date, in: calendar)
            return names.contain(day) ? nil : "“\(day)” instead of \(names)"
        }
        try #require(wrong == [], "\(calendar.locale?.identifier ?? "no locale") in \(calendar.timeZone.identifier)")
    }
}
