import Foundation
import Testing

extension ListDataManagerSpec {
    static let answers: [Requirement] = [
        Requirement(
            "LIST-DATA-MANAGER-06",
            .must,
            "Items are handed up as the store has them, in its order, alike ones too.",
            source: "fault class: items sorted, joined or edited on their way",
            tags: [.content]
        ) { trial in
            let day = CivilDay(2014, 5, 21)
            let names = ["Milk", "", " Bread \n", "Milk", "Über\u{301}", "U\u{308}ber", "👩‍👩‍👧‍👦", "Milk"]
            let items = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: day.at(12, 0, Double(3 - index % 3) + 0.125, in: .gmt))
            }
            let noon = day.at(12, in: .gmt)
            let told = try await trial.find(items, from: noon, through: noon, in: .published)
            let found = try #require(told.answers.first ?? nil)
            #expect(found.map { ExactText($0.name) } == names.map(ExactText.init))
            #expect(found.map { ExactDate($0.dueDate) } == items.map { ExactDate($0.dueDate) })
        },
        Requirement(
            "LIST-DATA-MANAGER-07",
            .must,
            "If there are no items, the completion is handed none.",
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
            "If the store fails, the completion is handed no items, once.",
            source: "fault class: a completion that is never called",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.fail(Offline()) }
            let told = run.askForToday()
            await run.settle { _ in told.isAnswered }
            #expect(told.lists == [[]])
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
        },
        Requirement(
            "LIST-DATA-MANAGER-10",
            .must,
            "Of requests that overlap, each is handed its own items.",
            source: "fault class: one place for the completion of several requests",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.hold() }
            await run.settle()
            let names = ["First", "Second", "Third"]
            var told: [ItemsTold] = []
            for count in 1...names.count {
                told.append(run.askForToday())
                await run.settle { $0.held.count >= count }
            }
            try #require(run.held.count >= names.count)
            for (held, name) in zip(run.held, names).reversed() {
                held.give([TodoItem(name: name, dueDate: run.clock.now)])
                await run.settle()
            }
            await run.settle { _ in told.allSatisfy(\.isAnswered) }
            #expect(told.map { $0.lists.map { $0.map(\.name) } } == names.map { [[$0]] })
        },
        Requirement(
            "LIST-DATA-MANAGER-11",
            .must,
            "After a failure of the store, the next request is answered.",
            source: "fault class: an error that is kept for ever",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.fail(Offline()) }
            let first = run.askForToday()
            await run.settle { !$0.store.calls.isEmpty || first.isAnswered }
            let item = TodoItem(name: "Online again", dueDate: run.clock.now)
            run.store.items.give([item])
            let second = run.askForToday()
            await run.settle { _ in second.isAnswered }
            #expect(second.lists == [[item]])
        },
        Requirement(
            "LIST-DATA-MANAGER-12",
            .must,
            "What was saved meanwhile is found by the next request.",
            source: "fault class: items kept from an earlier request",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            for items in [[], [TodoItem(name: "New", dueDate: run.clock.now)]] {
                run.store.items.give(items)
                let told = run.askForToday()
                await run.settle { _ in told.isAnswered }
                #expect((told.answers.first ?? nil) ?? [] == items)
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-13",
            .must,
            "Nothing is saved by asking.",
            source: "contract of ListDataManager: finds the items"
        ) { trial in
            let run = try await trial.start(Fixture()) {
                $0.store.items.give([TodoItem(name: "Milk", dueDate: $0.clock.now)])
            }
            let told = run.askForToday()
            await run.settle { told.isAnswered || !$0.store.calls.isEmpty }
            #expect(run.store.calls.filter { if case .save = $0 { true } else { false } } == [])
        },
        Requirement(
            "LIST-DATA-MANAGER-14",
            .should,
            "Until it is asked, it asks the store for nothing.",
            source: "fault class: work begun during assembly"
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.give([]) }
            await run.settle()
            #expect(run.store.calls == [])
            run.askForToday()
            await run.settle { !$0.store.calls.isEmpty }
        },
        Requirement(
            "LIST-DATA-MANAGER-15",
            .must,
            "The data manager goes when it is let go, after requests that were answered at once and late.",
            source: "fault class: a cycle through a completion, a task or a closure",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.start(Fixture())
            let answers = run.store.items
            answers.give([])
            run.askForToday()
            await run.settle { !$0.store.calls.isEmpty }
            answers.hold()
            run.askForToday()
            await run.settle { !$0.held.isEmpty }
            run.held.first?.give([])
            await run.settle()
            await run.letGo()
            answers.forgetHeld()
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the data manager any more.")
        },
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
    ]
}
