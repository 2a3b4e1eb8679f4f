import Foundation
import Testing

extension TodoAssemblySpec {
    static let days: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-13",
            .must,
            "A list that appears on a later day shows what is due then, and the add screen begins with that day.",
            source: "fault class: a date that is read once, while the app runs for days",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-04", "TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12"]
        ) { trial in
            let run = try await trial.startWithDailyItems()
            let laterDays = [CivilDay(2014, 7, 22), CivilDay(2014, 8, 22)]
            for day in laterDays { await run.store.put(TodoItem(name: "Due", dueDate: day.at(12, in: .gmt))) }
            let list = try await run.start()
            await run.settle { _ in list.screen().titles.count == 3 }
            #expect(list.screen().titles == ["Today": ["21"], "Tomorrow": ["22"], "Later This Week": ["23"]])
            try await run.tapAdd(on: list)
            try await run.cancelDraft()
            let nextDay = CivilDay(2014, 5, 22)
            run.set(run.clock, to: nextDay.at(12, in: .gmt))
            await run.step("appear()", until: { _ in list.screen().titles.count == 2 }) { _ in list.appear() }
            #expect(list.screen().titles == ["Today": ["22"], "Tomorrow": ["23"]])
            try await run.expectAddScreen(on: nextDay, from: list)
            // The same day number in another month is another day.
            let nextMonth = CivilDay(2014, 6, 22)
            run.set(run.clock, to: nextMonth.at(12, in: .gmt))
            await run.step("appear()", until: { _ in list.screen() == .noContent }) { _ in list.appear() }
            #expect(list.screen() == .noContent)
            // Also on a second add screen of that day.
            for _ in 1...2 { try await run.expectAddScreen(on: nextMonth, from: list) }
            // Items can come and go more than once.
            for day in laterDays {
                for (day, isDue) in [(day, true), (day + 10, false)] {
                    run.set(run.clock, to: day.at(12, in: .gmt))
                    let expected = isDue ? ["Today": ["Due"]] : [:]
                    await run.step("appear()", until: { _ in list.screen().titles == expected }) { _ in list.appear() }
                    #expect(list.screen().titles == expected)
                    #expect(list.screen().showsNoContentMessage == !isDue)
                }
            }
        },
        Requirement(
            "TODO-ASSEMBLY-22",
            .must,
            "After an item was added on the next day, the list shows what is due then, even if it did not appear again.",
            source: "fault class: today remembered from when the list appeared, while a sheet came and went over it",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12", "TODO-ASSEMBLY-13"]
        ) { trial in
            for isAdding in [false, true] {
                let run = try await trial.startWithDailyItems()
                let list = try await run.start()
                await run.settle { _ in list.screen().titles.count == 3 }
                if isAdding { try await run.tapAdd(on: list) }
                run.set(run.clock, to: CivilDay(2014, 5, 22).at(12, in: .gmt))
                if !isAdding { try await run.tapAdd(on: list) }
                try await run.save(.story("Buy milk", in: 1))
                await run.settle { _ in list.screen().titles["Today"]?.count == 2 }
                let titles = list.screen().titles.mapValues { $0.sorted() }
                let when: Comment = isAdding ? "Midnight passed after the tap on add." : "Midnight passed before."
                #expect(titles == ["Today": ["22", "Buy milk"], "Tomorrow": ["23"]], when)
            }
        },
        Requirement(
            "TODO-ASSEMBLY-24",
            .should,
            "A list that waits for its items while midnight passes shows them in the end.",
            source: "fault class: an answer that is dropped because another day has begun, and nobody asks again",
            tags: [.dates, .answers],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12"]
        ) { trial in
            let run = try await trial.startWithDailyItems()
            let reads = run.store.reads
            reads.hold()
            let list = try await run.start()
            await run.settle { _ in !reads.held.isEmpty }
            run.set(run.clock, to: CivilDay(2014, 5, 22).at(12, in: .gmt))
            run.answerReads()
            await run.settle { _ in !list.screen().sections.isEmpty }
            #expect(list.screen().titles.values.joined().contains("22"))
        },
        Requirement(
            "TODO-ASSEMBLY-14",
            .should,
            "After the user has travelled, the list that appears and the add screen use the days of the new time zone.",
            source: "fault class: one module of several that keeps its calendar",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12", "TODO-ASSEMBLY-13"]
        ) { trial in
            let run = try await trial.startWithDailyItems()
            let zone = try TimeZone.named("Pacific/Auckland")
            // Noon in Greenwich is the beginning of the next day in Auckland.
            await run.store.put(TodoItem(name: "Yesterday", dueDate: run.clock.now.addingTimeInterval(-60)))
            let list = try await run.start()
            await run.settle { _ in list.screen().titles.count == 3 }
            let before = list.screen()
            run.set(run.clock, in: .gregorian(zone: zone, firstWeekday: 1))
            await run.step("appear()", until: { _ in list.screen() != before }) { _ in list.appear() }
            let lines = list.screen().sections.flatMap { section in section.items.map { [section.name, $0.dueDay] } }
            #expect(lines == [["Today", ""], ["Tomorrow", "Friday"], ["Later This Week", "Saturday"]])
            try await run.expectAddScreen(on: CivilDay(2014, 5, 22), in: zone, from: list)
        },
        Requirement(
            "TODO-ASSEMBLY-21",
            .should,
            "After the user has changed the language, a list that appears names days in that language.",
            source: "fault class: a formatter that is kept as long as the zone is the same",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12", "TODO-ASSEMBLY-13", "TODO-ASSEMBLY-14"]
        ) { trial in
            let run = try await trial.startWithDailyItems()
            let list = try await run.start()
            await run.settle { _ in list.screen().titles.count == 3 }
            for (language, days) in [("de_DE", ["Donnerstag", "Freitag"]), ("en_US", ["Thursday", "Friday"])] {
                let before = list.screen()
                let locale = Locale(identifier: language)
                run.set(run.clock, in: .gregorian(zone: .gmt, locale: locale, firstWeekday: 1))
                await run.step("appear()", until: { _ in list.screen() != before }) { _ in list.appear() }
                #expect(list.screen().sections.flatMap(\.items).map(\.dueDay) == [""] + days)
            }
        },
        Requirement(
            "TODO-ASSEMBLY-29",
            .should,
            "After the user has changed the first day of the week, a list that appears uses the new weeks.",
            source: "fault class: weeks or relations kept as long as today is the same day",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-05", "TODO-ASSEMBLY-12", "TODO-ASSEMBLY-13", "TODO-ASSEMBLY-14"]
        ) { trial in
            let run = try await trial.start(Fixture())
            // Today is the Wednesday before.
            await run.store.put(.story("Sunday", in: 4))
            let list = try await run.start()
            for (firstWeekday, section) in [(1, "Next Week"), (2, "Later This Week"), (1, "Next Week")] {
                run.set(run.clock, in: .gregorian(zone: .gmt, firstWeekday: firstWeekday))
                await run.step("appear()", until: { _ in list.screen().titles[section] != nil }) { _ in list.appear() }
                let titles = list.screen().titles
                #expect(titles == [section: ["Sunday"]], "Weeks begin on \(CivilDay.weekdayNames[firstWeekday - 1]).")
            }
        },
        Requirement(
            "TODO-ASSEMBLY-23",
            .should,
            "If the user has travelled and changed the language when an item is added, the list uses the new zone and language.",
            source: "fault class: a calendar remembered from when the list appeared, as long as a sheet is over it",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-14", "TODO-ASSEMBLY-21", "TODO-ASSEMBLY-22"]
        ) { trial in
            let run = try await trial.startWithDailyItems()
            let list = try await run.start()
            await run.settle { _ in list.screen().titles.count == 3 }
            // Noon in Greenwich is the beginning of the next day in Auckland.
            let zone = try TimeZone.named("Pacific/Auckland")
            run.set(run.clock, in: .gregorian(zone: zone, locale: Locale(identifier: "de_DE"), firstWeekday: 1))
            try await run.add(.story("Buy milk", in: 0), on: list)
            await run.settle { _ in list.screen().titles["Today"]?.count == 2 }
            let lines = list.screen().sections.flatMap { section in section.items.map { [section.name, $0.dueDay] } }
            let later = [["Tomorrow", "Freitag"], ["Later This Week", "Samstag"]]
            #expect(lines == [["Today", ""], ["Today", ""]] + later)
        },
    ]
}

extension Run<TodoAssemblySpec> {
    /// Expects the earliest date on the add screen to be on a day, which is today, and cancels.
    fileprivate func expectAddScreen(
        on day: CivilDay,
        in zone: TimeZone = .gmt,
        from list: ListViewProbe
    ) async throws {
        try await tapAdd(on: list)
        let minimum = try #require(try addView.screen().minimumDueDate)
        #expect(minimum >= day.start(in: zone))
        #expect(minimum <= fixture.clock.now)
        try tap("tapCancel()") { $0.tapCancel() }
        await settle { $0.navigator.presented.isEmpty }
    }
}

extension Trial<TodoAssemblySpec> {
    /// Builds an application whose store has an item at noon of each of three days, from Wednesday on.
    fileprivate func startWithDailyItems() async throws -> TodoAssemblySpec.Run {
        let fixture = TodoAssemblyFixture()
        for day in 0..<3 { await fixture.store.put(.story("\(21 + day)", in: day)) }
        return try await start(fixture)
    }
}
