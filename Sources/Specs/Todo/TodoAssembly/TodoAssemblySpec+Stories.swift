import Foundation
import Testing

extension TodoAssemblySpec {
    static let stories: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-01",
            .must,
            "The application starts with the list, which says so if there is nothing to do.",
            source: "VIPER as published: the first screen of the to-do application"
        ) { trial in
            let run = try await trial.start(Fixture())
            let list = try await run.start()
            await run.settle { _ in list.screen() == .noContent }
            #expect(run.navigator.calls == [.setRoot])
            #expect(list.screen() == .noContent)
        },
        Requirement(
            "TODO-ASSEMBLY-02",
            .must,
            "An item that is added for tomorrow is stored, and then listed under “Tomorrow” with its day.",
            source: "VIPER as published: the to-do story",
            tags: [.content],
            presupposes: ["TODO-ASSEMBLY-12"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let list = try await run.start()
            let milk = TodoItem.story("Buy milk", in: 1)
            try await run.add(milk, on: list)
            await run.settle { _ in !list.screen().sections.isEmpty }
            #expect(run.navigator.calls == [.setRoot, .present, .dismiss])
            #expect(run.store.saved == [milk])
            #expect(list.screen().sections.map(\.name) == ["Tomorrow"])
            let lines = list.screen().sections.flatMap(\.items)
            #expect(lines == [UpcomingDisplayItem(title: "Buy milk", dueDay: "Thursday")])
        },
        Requirement(
            "TODO-ASSEMBLY-03",
            .must,
            "Cancelling stores nothing and leaves the list as it was.",
            source: "VIPER as published: the to-do story"
        ) { trial in
            let fixture = Fixture()
            await fixture.store.put(.story("Get a haircut", in: 0))
            let run = try await trial.start(fixture)
            let list = try await run.start()
            await run.settle { _ in !list.screen().sections.isEmpty }
            let before = list.screen()
            // A module that reads the items again at this point may have to wait for them.
            fixture.store.reads.hold()
            try await run.tapAdd(on: list)
            try await run.cancelDraft()
            await run.settle()
            #expect(!list.screen().showsNoContentMessage, "The store has not been heard of since.")
            run.answerReads()
            await run.settle { _ in list.screen() == before }
            #expect(run.navigator.presented.count == 0)
            #expect(run.store.saved == [])
            #expect(list.screen() == before)
        },
        Requirement(
            "TODO-ASSEMBLY-04",
            .must,
            "The add module can be shown again, is empty then, and each item is in the list in the end.",
            source: "fault class: a module that works once"
        ) { trial in
            // A dismissed screen may stay in memory for a while, as long as it is moving out of sight.
            for isKept in [true, false] {
                let run = try await trial.start(Fixture())
                let list = try await run.start()
                try await run.tapAdd(on: list)
                let first = isKept ? try run.addView : nil
                try await run.cancelDraft()
                try await run.add(.story("Buy milk", in: 0), on: list)
                await run.settle { _ in !list.screen().sections.isEmpty }
                #expect(list.screen().titles == ["Today": ["Buy milk"]], "It was added after another was cancelled.")
                try await run.tapAdd(on: list)
                #expect(try run.addView.screen().name == "")
                // A name needs neither letters nor digits.
                try await run.save(.story("🎂", in: 0))
                await run.settle { _ in list.screen().titles["Today"]?.count == 2 }
                #expect(list.screen().titles.mapValues { $0.sorted() } == ["Today": ["Buy milk", "🎂"]])
                withExtendedLifetime(first) {}
            }
        },
        Requirement(
            "TODO-ASSEMBLY-19",
            .should,
            "An application that is started twice works: what is added then is in the list that is on screen.",
            source: "fault class: parts that are made for the first list only",
            tags: [.content],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-04"]
        ) { trial in
            let run = try await trial.start(Fixture())
            var names: [String] = []
            for name in ["Buy milk", "Buy bread"] {
                let list = try await run.start()
                try await run.add(.story(name, in: 1), on: list)
                names.append(name)
                await run.settle { _ in list.screen().titles["Tomorrow"]?.count == names.count }
                #expect(list.screen().titles.mapValues { $0.sorted() } == ["Tomorrow": names.sorted()])
            }
            run.store.saves.hold()
            let list = try #require(try run.navigator.visible.flatMap(run.subject.list))
            try await run.add(.story("Buy eggs", in: 1), on: list)
            let next = try await run.start()
            run.store.saves.held.last?.give()
            await run.settle { _ in next.screen().titles["Tomorrow"]?.count == 3 }
            let titles = next.screen().titles["Tomorrow"]
            #expect(titles?.contains("Buy eggs") == true, "It was saved slowly, and the application started meanwhile.")
        },
        Requirement(
            "TODO-ASSEMBLY-05",
            .must,
            "The list shows what is due from the first instant of today through the last instant of next week, and no more.",
            source: "the published calendar additions, which end a day a second too early",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-12"]
        ) { trial in
            // In São Paulo the last of these days had no midnight.
            let saoPaulo = Calendar.gregorian(zone: try .named("America/Sao_Paulo"), firstWeekday: 2)
            for (calendar, first, last) in [
                (Calendar.published, CivilDay(2014, 5, 21), CivilDay(2014, 5, 31)),
                (saoPaulo, CivilDay(2014, 10, 8), CivilDay(2014, 10, 19)),
            ] {
                let fixture = Fixture(clock: FixedClock(on: first, in: calendar))
                let zone = calendar.timeZone
                let instants = [
                    ("Before", first.start(in: zone).addingTimeInterval(-0.001)), ("First", first.start(in: zone)),
                    ("Last", last.end(in: zone)), ("After", (last + 1).start(in: zone)),
                ]
                for (name, dueDate) in instants { await fixture.store.put(TodoItem(name: name, dueDate: dueDate)) }
                let run = try await trial.start(fixture)
                let list = try await run.start()
                await run.settle { _ in !list.screen().sections.isEmpty }
                #expect(list.screen().titles == ["Today": ["First"], "Next Week": ["Last"]], "\(zone.identifier)")
            }
        },
        Requirement(
            "TODO-ASSEMBLY-27",
            .must,
            "An item that is added for a day after next week is stored, and not in the list.",
            source: "fault class: what was added put into the list, whenever it is due",
            tags: [.dates],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-04", "TODO-ASSEMBLY-05"]
        ) { trial in
            let fixture = Fixture()
            await fixture.store.put(.story("Get a haircut", in: 0))
            let run = try await trial.start(fixture)
            let list = try await run.start()
            await run.settle { _ in !list.screen().sections.isEmpty }
            // Next week ends on the tenth day after this Wednesday.
            let items = [11, 40].map { TodoItem.story("In \($0) days", in: $0) }
            for (index, item) in items.enumerated() {
                // Nor is the second item in the list while it is being saved.
                if index == 1 { run.store.saves.hold() }
                try await run.add(item, on: list)
                await run.settle { $0.store.saved.count > index }
                await run.settle()
                #expect(list.screen().titles == ["Today": ["Get a haircut"]])
            }
            run.store.saves.held.first?.give()
            await run.settle()
            #expect(list.screen().titles == ["Today": ["Get a haircut"]])
            #expect(run.store.saved == items)
        },
        Requirement(
            "TODO-ASSEMBLY-25",
            .should,
            "Two applications that exist at the same time each have their own items and their own screens.",
            source: "fault class: a data manager, a screen or a list that all applications of a process share",
            tags: [.content],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-04"]
        ) { trial in
            let runs = [try await trial.start(Fixture()), try await trial.start(Fixture())]
            var lists: [ListViewProbe] = []
            for run in runs { lists.append(try await run.start()) }
            for (run, list) in zip(runs, lists) { try await run.tapAdd(on: list) }
            for (run, (list, name)) in zip(runs, zip(lists, ["Buy milk", "Buy bread"])) {
                try await run.save(.story(name, in: 1))
                await run.settle { _ in list.screen().titles["Tomorrow"] != nil }
                let other: Comment = "There is another application at the same time."
                #expect(run.store.saved == [.story(name, in: 1)], other)
                #expect(run.navigator.presented.count == 0, other)
                #expect(list.screen().titles == ["Tomorrow": [name]], other)
            }
            for (list, name) in zip(lists, ["Buy milk", "Buy bread"]) {
                #expect(list.screen().titles == ["Tomorrow": [name]], "The other application has another item.")
            }
            // Also if both wait for their items at the same time.
            var waiting: [(run: TodoAssemblySpec.Run, list: ListViewProbe, name: String)] = []
            for name in ["Buy milk", "Buy bread"] {
                let fixture = Fixture()
                await fixture.store.put(.story(name, in: 1))
                fixture.store.reads.hold()
                let run = try await trial.start(fixture)
                waiting.append((run, try await run.start(), name))
                await run.settle { !$0.store.reads.held.isEmpty }
            }
            for (run, list, name) in waiting {
                run.answerReads()
                await run.settle { _ in list.screen().titles["Tomorrow"] != nil }
                #expect(list.screen().titles == ["Tomorrow": [name]], "Both waited at the same time.")
            }
        },
    ]
}
