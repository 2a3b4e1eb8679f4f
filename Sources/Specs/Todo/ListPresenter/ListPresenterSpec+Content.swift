import Foundation
import Testing

extension ListPresenterSpec {
    static let content: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-17",
            .must,
            "The view never shows an empty list in place of the no-content message.",
            source: "fault class: items out of range dropped, and nothing said",
            tags: [.content],
            presupposes: ["LIST-PRESENTER-15"]
        ) { trial in
            let item = UpcomingItem("Renew passport", .outOfRange, on: CivilDay(2014, 7, 1))
            let run = try await trial.show([item], on: FixedClock(on: CivilDay(2014, 5, 29)))
            try #require(
                run.shown.count == 1,
                "All that was found is out of range: that, or that there is nothing to do, has to be shown, once."
            )
            if let data = run.data {
                #expect(data.sections.flatMap(\.items) != [], "\(data.sections.count) sections are shown.")
            }
            for items in [[UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))], [item]] {
                await run.update()
                run.tell(items)
                await run.settle { $0.shows(items.map(\.title)) || $0.shows([]) }
            }
            let isShown = run.fixture.shows([item.title]) || run.fixture.shows([])
            #expect(isShown, "After another answer \(run.shown.suffix(1)) is shown.")

            // The message stays until an item is added, whatever the user does meanwhile.
            let empty = try await trial.show([], on: FixedClock(on: CivilDay(2014, 5, 29)))
            await empty.add()
            await empty.cancel()
            await empty.update()
            #expect(empty.fixture.blanks.filter { $0 != .showNoContentMessage } == [])
        },
        Requirement(
            "LIST-PRESENTER-18",
            .must,
            "A section without items is not shown.",
            source: "the published UpcomingDisplayDataCollection",
            tags: [.content]
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            let items = [
                UpcomingItem("Get a haircut", .today, on: day), UpcomingItem("Plan summer", .nextWeek, on: day + 5),
            ]
            let run = try await trial.show(items, on: FixedClock(on: day))
            #expect(run.data?.sections.map(\.name) == ["Today", "Next Week"])
            // This holds whether or not an item was added, and whichever section was shown before.
            for isSaved in [true, false] {
                for item in items.reversed() {
                    if isSaved { await run.save() } else { await run.update() }
                    run.tell([item])
                    await run.settle { $0.titles == [item.title] }
                }
            }
            let empty = run.shown.flatMap { call in
                guard case .showUpcomingDisplayData(let data) = call else { return [UpcomingDisplaySection]() }
                return data.sections.filter(\.items.isEmpty)
            }
            #expect(empty.map(\.name) == [], "It was updated, and other items were added.")
        },
        Requirement(
            "LIST-PRESENTER-19",
            .must,
            "Items of one section are shown in the order in which they were found.",
            source: "the published UpcomingDisplayDataCollection",
            tags: [.content]
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            let items = [
                UpcomingItem("Milk", .nextWeek, on: day + 6), UpcomingItem("Zinc", .today, on: day),
                UpcomingItem("Bread", .nextWeek, on: day + 4), UpcomingItem("Apples", .today, on: day),
                UpcomingItem("Eggs", .nextWeek, on: day + 5),
            ]
            // Items that are out of range need not be shown.
            let others = [40, -20, 60].map { UpcomingItem("\($0)", .outOfRange, on: day + $0) }
            let run = try await trial.show(items + others, on: FixedClock(on: day))
            let sections = run.data?.sections ?? []
            let titles = sections.filter { $0.name != "Unknown" }.map { $0.items.map(\.title) }
            #expect(titles == [["Zinc", "Apples"], ["Milk", "Bread", "Eggs"]])
            let unknown = sections.filter { $0.name == "Unknown" }.flatMap { $0.items.map(\.title) }
            #expect(unknown == others.map(\.title).filter(unknown.contains))
        },
        Requirement(
            "LIST-PRESENTER-20",
            .must,
            "Items that are alike are shown as often as they were found.",
            source: "fault class: items kept in a set or a dictionary",
            tags: [.content]
        ) { trial in
            let item = UpcomingItem("Water the plants", .today, on: CivilDay(2014, 5, 29))
            let run = try await trial.show([item, item, item], on: FixedClock(on: CivilDay(2014, 5, 29)))
            let line = UpcomingDisplayItem(title: "Water the plants", dueDay: "")
            #expect(run.data?.sections.map(\.items) == [[line, line, line]])
            let clock = FixedClock(on: CivilDay(2014, 5, 29))
            let many = try await trial.show(Array(repeating: item, count: 300), on: clock)
            #expect(many.titles?.count == 300, "300 items were found.")
            // Items that differ only in the day, the hour or the section are separate items.
            let relations = [
                NearTermDateRelation.today, .today, .tomorrow, .laterThisWeek, .nextWeek, .nextWeek, .nextWeek,
            ]
            let alike = zip([0, 0, 1, 2, 3, 4, 4], relations).map { days, relation in
                UpcomingItem("Water the plants", relation, on: CivilDay(2014, 5, 29) + days)
            }
            let evening = CivilDay(2014, 6, 2).at(20, in: .gmt)
            let last = UpcomingItem(title: "Water the plants", dueDate: evening, relation: .nextWeek)
            let all = try await trial.show(alike + [last], on: clock)
            let titles = alike.map(\.title) + [last.title]
            #expect(all.titles == titles, "Each is due on another day, at another hour or in another section.")
        },
        Requirement(
            "LIST-PRESENTER-21",
            .must,
            "Titles are shown as they were found, to the last character.",
            source: "fault class: names trimmed, capitalised or normalised",
            tags: [.content]
        ) { trial in
            let titles = [String].titles
            let items = titles.map { UpcomingItem($0, .today, on: CivilDay(2014, 5, 29)) }
            let run = try await trial.show(items, on: FixedClock(on: CivilDay(2014, 5, 29)))
            let shown = run.data?.sections.flatMap { $0.items.map(\.title) } ?? []
            #expect(shown.map(ExactText.init) == titles.map(ExactText.init))
        },
        Requirement(
            "LIST-PRESENTER-22",
            .must,
            "An item is shown in the section of its relation, not of its date, even if midnight has passed.",
            source: "VIPER as published: business logic belongs to the interactor",
            tags: [.content, .dates]
        ) { trial in
            let far = CivilDay(2020, 1, 15)
            let relations: [NearTermDateRelation] = [.today, .tomorrow, .laterThisWeek, .nextWeek]
            let items = relations.map { UpcomingItem("\($0)", $0, on: far) }
            let run = try await trial.show(items, on: FixedClock(on: CivilDay(2014, 5, 29)))
            let shown = run.data?.sections.map { [$0.name] + $0.items.map(\.title) }
            let expected = [
                ["Today", "today"], ["Tomorrow", "tomorrow"], ["Later This Week", "laterThisWeek"],
                ["Next Week", "nextWeek"],
            ]
            #expect(shown == expected)
            let alike = relations.map { UpcomingItem("Call home", $0, on: far) }
            let counts = try await trial.show(alike, on: FixedClock(on: CivilDay(2014, 5, 29))).data?.sections
            #expect(counts?.map(\.items.count) == [1, 1, 1, 1], "They have the same title.")
            for days in [1, 30] {
                let clock = FixedClock(on: CivilDay(2014, 5, 29))
                let run = try await trial.start(Fixture(clock: clock))
                await run.update()
                run.set(clock, to: (CivilDay(2014, 5, 29) + days).at(12, in: .gmt))
                run.tell(items)
                await run.settle { $0.titles?.count == items.count }
                // A presenter that takes the answer for yesterday's asks again.
                if run.titles?.count != items.count, run.interactor.calls.count > 1 {
                    run.tell(items)
                    await run.settle { $0.titles?.count == items.count }
                }
                let shown = run.data?.sections.map { [$0.name] + $0.items.map(\.title) }
                #expect(shown == expected, "The answer came \(days == 1 ? "a day" : "a month") after the question.")
            }
        },
        Requirement(
            "LIST-PRESENTER-23",
            .should,
            "A hundred thousand items are shown within half a minute, which rules out comparing every item with every other.",
            source: "fault class: each item compared with every other",
            tags: [.scale],
            deadline: .seconds(30)
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            let relations: [NearTermDateRelation] = [.today, .tomorrow, .laterThisWeek, .nextWeek]
            let dates = (0..<4).map { (day + $0).at(12, in: .gmt) }
            let items = (0..<100_000).map { index in
                UpcomingItem(title: "\(index)", dueDate: dates[index % 4], relation: relations[index % 4])
            }
            let run = try await trial.show(items, on: FixedClock(on: day))
            let counts = run.data?.sections.map(\.items.count)
            #expect(counts == [25_000, 25_000, 25_000, 25_000])
        },
    ]
}
