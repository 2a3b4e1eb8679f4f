import Foundation
import Testing

extension ListDataManagerSpec {
    static let answers: [Requirement] = [
        Requirement(
            "LIST-DATA-MANAGER-06",
            .must,
            "The completion is given the items as the store has them, in its order, even if some are alike.",
            source: "fault class: items sorted, joined or edited on their way",
            tags: [.content]
        ) { trial in
            let day = CivilDay(2014, 5, 21)
            let names = ["Milk", "", "Milk"] + .titles + ["Milk"]
            let items = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: day.at(12, 0, Double(3 - index % 3) + 0.12525, in: .gmt))
            }
            let noon = day.at(12, in: .gmt)
            let told = try await trial.find(items, from: noon, through: noon, in: .published)
            let found = try #require(told.answers.first ?? nil)
            #expect(found.map { ExactText($0.name) } == names.map(ExactText.init))
            #expect(found.map { ExactDate($0.dueDate) } == items.map { ExactDate($0.dueDate) })
            let many = (0..<1_100).map { TodoItem(name: "Item \($0)", dueDate: noon) }
            let toldOfMany = try await trial.find(many, from: noon, through: noon, in: .published)
            let isComplete = toldOfMany.answers.first == many
            #expect(isComplete, "Of 1100 items, \(toldOfMany.lists.first?.count ?? 0) were handed up.")
            // A data manager that asks for the days in parts has to find each border exactly once.
            let borders = (1..<14).map { TodoItem(name: "Day \($0)", dueDate: (day + $0).start(in: .gmt)) }
            let toldOfBorders = try await trial.find(
                borders,
                from: noon,
                through: (day + 13).at(12, in: .gmt),
                in: .published
            )
            #expect(toldOfBorders.names?.sorted() == borders.map(\.name).sorted(), "Each is due as a day begins.")
        },
        Requirement(
            "LIST-DATA-MANAGER-07",
            .must,
            "If there are no items, the completion is given none.",
            source: "contract of ListDataManager: the items, or nil if there is nothing to hand over",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.give([]) }
            let told = run.askForToday()
            await run.settle { _ in told.isAnswered }
            #expect(told.lists == [[]])
        },
        Requirement(
            "LIST-DATA-MANAGER-08",
            .must,
            "If the store fails, the completion is called once, with no items other than those found before for the same days.",
            source: "fault class: a completion that is never called",
            tags: [.answers]
        ) { trial in
            for error in Offline.all {
                let run = try await trial.start(Fixture()) { $0.store.items.fail(error) }
                let told = run.askForToday()
                await run.settle { _ in told.isAnswered }
                #expect(told.lists == [[]], "The store fails with \(error).")
            }
            let run = try await trial.start(Fixture()) {
                $0.store.items.give([TodoItem(name: "Milk", dueDate: $0.clock.now)])
            }
            let found = run.askForToday()
            await run.settle { _ in found.isAnswered }
            run.store.items.fail(Offline())
            let tomorrow = run.clock.now.addingTimeInterval(86_400)
            let told = run.ask(from: tomorrow, through: tomorrow)
            await run.settle { _ in told.isAnswered }
            #expect(told.lists == [[]], "Items of another day were found before.")
            // Another range of days may begin or end on the same day.
            let week = try await trial.start(Fixture()) { fixture in
                fixture.store.items.give(
                    [0, 5].map { TodoItem(name: "Day \($0)", dueDate: fixture.clock.now + $0 * 86_400) }
                )
            }
            let (now, day) = (week.clock.now, TimeInterval(86_400))
            let foundInWeek = week.ask(from: now, through: now + 7 * day)
            await week.settle { _ in foundInWeek.isAnswered }
            week.store.items.fail(Offline())
            for (first, last) in [(now, now + day), (now + 3 * day, now + 7 * day)] {
                let told = week.ask(from: first, through: last)
                await week.settle { _ in told.isAnswered }
                let others = told.lists.joined().filter { !(first...last).contains($0.dueDate) }
                #expect(others == [], "Items of more days were found before, from \(now) on.")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-09",
            .must,
            "Each request is answered once, however late, and not before the store has answered.",
            source: "contract of ListDataManager: is handed the items",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.hold() }
            await run.settle()
            let told = run.askForToday()
            await run.settle { !$0.held.isEmpty }
            #expect(told.answers == [])
            let item = TodoItem(name: "Late", dueDate: run.clock.now)
            try #require(run.held.first).give([item])
            await run.settle { _ in told.isAnswered }
            #expect(told.lists == [[item]])
            let count = run.held.count
            let toldNextDay = run.askForToday()
            await run.settle { $0.held.count > count }
            run.set(run.clock, to: run.clock.now.addingTimeInterval(86_400))
            try #require(run.held.last).give([item])
            await run.settle { _ in toldNextDay.isAnswered }
            #expect(toldNextDay.lists == [[item]])
        },
        Requirement(
            "LIST-DATA-MANAGER-10",
            .must,
            "Overlapping requests are each given their own items.",
            source: "fault class: one variable for the completions of several requests",
            tags: [.answers],
            presupposes: ["LIST-DATA-MANAGER-06"]
        ) { trial in
            let oneDay = try await trial.start(Fixture()) { $0.store.items.hold() }
            await oneDay.settle()
            let names = ["First", "Second", "Third"]
            var told: [ItemsTold] = []
            for count in 1...names.count {
                told.append(oneDay.askForToday())
                await oneDay.settle { $0.held.count >= count }
            }
            await oneDay.answerNewestFirst(until: { told.allSatisfy(\.isAnswered) }) { number, question in
                question.give([TodoItem(name: names[min(number, 2)], dueDate: oneDay.clock.now)])
            }
            #expect(told.map { $0.lists.map { $0.map(\.name) } } == names.map { [[$0]] })

            let atOnce = try await trial.start(Fixture()) { $0.store.items.hold() }
            await atOnce.settle()
            told = atOnce.askAtOnce(for: .daily)
            await atOnce.serve(.daily, until: { told.allSatisfy(\.isAnswered) })
            for (told, item) in zip(told, [TodoItem].daily) {
                let isHanded = told.names?.contains(item.name) == true
                #expect(isHanded, "“\(item.name)” was asked for at the same time as others.")
            }

            let many = try await trial.start(Fixture()) { $0.store.items.give(.daily) }
            told = (1...100).map { _ in many.askForToday() }
            await many.settle { _ in told.allSatisfy(\.isAnswered) }
            #expect(told.count(where: \.isAnswered) == told.count, "So many requests came at the same time.")
        },
        Requirement(
            "LIST-DATA-MANAGER-11",
            .must,
            "After a failure of the store, requests that were made before and after it are answered.",
            source: "fault class: an error that is kept for ever, or that ends everything that waits",
            tags: [.answers],
            presupposes: ["LIST-DATA-MANAGER-08", "LIST-DATA-MANAGER-10"]
        ) { trial in
            for failures in 1...3 {
                let run = try await trial.start(Fixture()) { $0.store.items.hold() }
                await run.settle()
                let told = run.askAtOnce(for: .daily)
                await run.serve(.daily, failing: failures, until: { told.allSatisfy(\.isAnswered) })
                #expect(told.map(\.answers.count) == [1, 1, 1], "Of three requests that overlap, \(failures) failed.")
                let item = TodoItem(name: "Online again", dueDate: run.clock.now)
                run.store.items.give([item])
                let next = run.askForToday()
                await run.settle { _ in next.isAnswered }
                #expect(next.lists == [[item]])
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-12",
            .must,
            "What was saved meanwhile is found by the next request.",
            source: "fault class: items kept from an earlier request",
            tags: [.answers],
            presupposes: ["LIST-DATA-MANAGER-06"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let (milk, now) = (TodoItem(name: "Milk", dueDate: run.clock.now), run.clock.now)
            let later = TodoItem(name: "Milk", dueDate: now.addingTimeInterval(60))
            let bread = TodoItem(name: "Bread", dueDate: now)
            for items in [[], [milk], [milk, milk], [milk, bread], [milk, later], [later, milk], []] {
                run.store.items.give(items)
                let told = run.askForToday()
                await run.settle { _ in told.isAnswered }
                #expect((told.answers.first ?? nil) ?? [] == items)
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-13",
            .must,
            "A request for items saves nothing.",
            source: "contract of ListDataManager: finds the items"
        ) { trial in
            let run = try await trial.start(Fixture()) {
                $0.store.items.give([TodoItem(name: "Milk", dueDate: $0.clock.now)])
            }
            for count in 1...2 {
                let told = run.askForToday()
                await run.settle { told.isAnswered || $0.store.calls.count >= count }
                #expect(run.store.calls.filter { if case .save = $0 { true } else { false } } == [])
            }
        },
        .quiet(
            "LIST-DATA-MANAGER-14",
            "Until the data manager is asked, it asks the store for nothing.",
            start: { try await $0.start(Fixture()) { $0.store.items.give([]) } },
            ask: { $0.askForToday() }
        ),
        Requirement(
            "LIST-DATA-MANAGER-17",
            .must,
            "The completion is called on the main actor, after answers and failures of the store.",
            source: "contract of ListDataManager: completion is @MainActor",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.give([]) }
            for isOffline in [false, true] {
                if isOffline { run.store.items.fail(Offline()) }
                let told = run.askForToday()
                await run.settle { _ in told.isAnswered }
                #expect(!told.cameFromElsewhere, isOffline ? "after a failure" : "after an answer")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-24",
            .should,
            "Two data managers that exist at the same time each answer from their own store, even if the other's is stuck.",
            source:
                "fault class: a queue or a store that all data managers share, while the application has two windows",
            tags: [.answers],
            presupposes: ["LIST-DATA-MANAGER-06", "LIST-DATA-MANAGER-09"]
        ) { trial in
            for isFirstStuck in [true, false] {
                let runs = [try await trial.start(Fixture()), try await trial.start(Fixture())]
                let (stuck, other) = isFirstStuck ? (runs[0], runs[1]) : (runs[1], runs[0])
                stuck.store.items.hold()
                let (milk, bread) = (
                    TodoItem(name: "Milk", dueDate: stuck.clock.now), TodoItem(name: "Bread", dueDate: other.clock.now)
                )
                other.store.items.give([bread])
                let late = stuck.askForToday()
                await stuck.settle { !$0.held.isEmpty }
                let told = other.askForToday()
                await other.settle { _ in told.isAnswered }
                #expect(told.lists.map(Set.init) == [[bread]], "The store of another data manager is stuck.")
                stuck.store.items.give([milk])
                for held in stuck.held where held.count == 0 { held.give([milk]) }
                await stuck.settle { _ in late.isAnswered }
                #expect(late.lists.map(Set.init) == [[milk]], "There is another data manager at the same time.")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-20",
            .should,
            "A failure to read is reported.",
            source: "fault class: “nothing to do” where the items could not be read",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.give([]) }
            try run.failures.needListener()
            await run.settle()
            // A data manager may report an offline store once, and not again until the store was online.
            for error in [Offline(), nil, Offline(), CocoaError(.fileReadCorruptFile)] as [(any Error)?] {
                let (count, asked) = (run.failures.count, run.store.calls.count)
                if let error { run.store.items.fail(error) } else { run.store.items.give([]) }
                run.askForToday()
                await run.settle { error == nil || $0.failures.count > count }
                let reports = run.failures.count - count
                // A data manager that retries may report each failed attempt.
                let isRight = error == nil ? reports == 0 : reports > 0 && reports <= run.store.calls.count - asked
                #expect(isRight, "Each failure and nothing else is reported, once.")
            }
        },
    ]
}

extension [TodoItem] {
    /// Three items, each due on another day.
    static let daily = ["First", "Second", "Third"].enumerated().map { index, name in
        TodoItem(name: name, dueDate: CivilDay(2014, 5, 21 + index).at(12, in: .gmt))
    }
}
