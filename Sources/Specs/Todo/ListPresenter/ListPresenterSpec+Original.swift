import Foundation
import Testing

extension ListPresenterSpec {
    static let original: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-01",
            .must,
            "If nothing was found, the view shows the no-content message and nothing else.",
            source: .original("testFoundZeroUpcomingItemsDisplaysNoContentMessage"),
            tags: [.content]
        ) { trial in
            let run = try await trial.show([], on: .machine)
            await run.settle()
            #expect(run.shown == [.showNoContentMessage])
            #expect(run.wireframe.calls == [])
        },
        Requirement(
            "LIST-PRESENTER-02",
            .must,
            "An item for today is shown under “Today” with the image “check” and without a day.",
            source: .original("testFoundUpcomingItemForTodayDisplaysUpcomingDataWithNoDay"),
            tags: [.content]
        ) { trial in
            let item = UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29), in: .machine)
            let run = try await trial.show([item], on: .machine)
            await run.settle()
            let expected = UpcomingDisplayData(
                sections: [
                    UpcomingDisplaySection(
                        name: "Today",
                        imageName: "check",
                        items: [UpcomingDisplayItem(title: "Get a haircut", dueDay: "")]
                    )
                ]
            )
            #expect(run.shown == [.showUpcomingDisplayData(expected)])
        },
        Requirement(
            "LIST-PRESENTER-03",
            .must,
            "An item for tomorrow is shown under “Tomorrow” with the image “alarm” and the name of its day.",
            source: .original("testFoundUpcomingItemForTomorrowDisplaysUpcomingDataWithDay"),
            tags: [.content, .dates]
        ) { trial in
            let item = UpcomingItem("Buy groceries", .tomorrow, on: CivilDay(2014, 5, 29), in: .machine)
            let run = try await trial.show([item], on: .machine)
            let section = try #require(run.data?.sections.first)
            #expect(run.data?.sections.count == 1)
            #expect([section.name, section.imageName] == ["Tomorrow", "alarm"])
            #expect(section.items.map(\.title) == ["Buy groceries"])
            // “Thursday” in English, or its name in the machine's language.
            let names = DayNames(of: item.dueDate, in: .machine)
            let wrong = section.items.map(\.dueDay).filter { !names.contain($0) }
            #expect(wrong == [], "The day is \(names).")
        },
        Requirement(
            "LIST-PRESENTER-04",
            .must,
            "When the user wants to add an item, the wireframe is asked once for the add module.",
            source: .original("testAddNewToDoItemActionPresentsAddToDoUI")
        ) { trial in
            let run = try await trial.start(Fixture(clock: .machine))
            await run.add()
            #expect(run.wireframe.calls == [.presentAddInterface])
            for past in ListPresenterPast.allCases {
                let run = try await trial.start(Fixture())
                await run.play(past)
                let count = run.wireframe.calls.count
                await run.step("addNewEntry()", until: { $0.wireframe.calls.count > count }) { $0.addNewEntry() }
                #expect(run.wireframe.calls.count == count + 1, "Before that: \(past).")
            }
        },
        Requirement(
            "LIST-PRESENTER-05",
            .must,
            "The sections are Today, Tomorrow, Later This Week and Next Week, in this order, each with its image.",
            source: "the published UpcomingDisplayDataCollection",
            tags: [.content]
        ) { trial in
            let relations: [NearTermDateRelation] = [.nextWeek, .laterThisWeek, .today, .tomorrow]
            let items = relations.map { UpcomingItem("\($0)", $0, on: CivilDay(2014, 5, 29), in: .machine) }
            let run = try await trial.show(items, on: .machine)
            let sections = try #require(run.data?.sections)
            #expect(sections.map(\.name) == ["Today", "Tomorrow", "Later This Week", "Next Week"])
            #expect(sections.map(\.imageName) == ["check", "alarm", "circle", "calendar"])
        },
        Requirement(
            "LIST-PRESENTER-06",
            .must,
            "Items out of range, if shown, form the first or the last section, “Unknown”, with the image “paper”.",
            source: "the published UpcomingDisplayDataCollection; in the Objective-C app the section comes first",
            tags: [.content],
            presupposes: ["LIST-PRESENTER-05"]
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            let others = zip(DisplayOracle.order, [0, 1, 2, 5]).map { relation, days in
                UpcomingItem("\(relation)", relation, on: day + days, in: .machine)
            }
            for (others, due) in [(Array(others.prefix(1)), day + 33), (others, day + 33), (others, day + -5)] {
                let passport = UpcomingItem("Renew passport", .outOfRange, on: due, in: .machine)
                let run = try await trial.show([passport] + others, on: .machine)
                let sections = try #require(run.data?.sections)
                let isShown = sections.flatMap(\.items).contains { $0.title == passport.title }
                let headings = others.compactMap { DisplayOracle.headings[$0.relation] }.map {
                    [$0.name, $0.imageName]
                }
                let expected = headings + (isShown ? [["Unknown", "paper"]] : [])
                let shown = sections.map { [$0.name, $0.imageName] }
                #expect(shown.sorted { $0[0] < $1[0] } == expected.sorted { $0[0] < $1[0] })
                let ends = [sections.first?.name, sections.last?.name]
                #expect(!isShown || ends.contains("Unknown"), "They stand between others.")
            }
        },
    ]
}

extension DayClock where Self == FixedClock {
    /// Noon of 29 May 2014 in the zone and language of this machine.
    fileprivate static var machine: FixedClock {
        FixedClock(on: CivilDay(2014, 5, 29), in: .machine)
    }
}
