import Foundation
import Testing

extension TodoStoreSpec {
    static let keeping: [Requirement] = [
        Requirement(
            "TODO-STORE-09",
            .must,
            "After reopening, everything is there with equal names and due dates.",
            source: "contract of TodoStore: the item is kept",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            let names = ["", " Buy  milk \n", "U\u{308}ber", "👩‍👩‍👧‍👦", "Same", "Same"]
            let items = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: Date.noon.addingTimeInterval(Double(index / 2) + 0.125))
            }
            try await run.saveAndClose(items)
            let found = try await trial.open(run.fixture).store.all()
            let sorted = [items, found].map { list in
                list.map { "\($0.dueDate.timeIntervalSince1970) \(Array($0.name.unicodeScalars))" }.sorted()
            }
            #expect(sorted[1] == sorted[0])
        },
        Requirement(
            "TODO-STORE-10",
            .must,
            "After reopening, the order is the same.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            guard try run.subject.file != nil else { throw NotApplicable("The store keeps its items in memory.") }
            for item in [TodoItem].numbered(0..<20).reversed() + [.milk, .milk] { try await run.store.save(item) }
            let before = try await run.store.all()
            await run.letGo()
            let after = try await trial.open(run.fixture).store.all()
            #expect(after == before)
        },
        Requirement(
            "TODO-STORE-11",
            .must,
            "What is saved after reopening joins what was there.",
            source: "fault class: a store that begins its file anew",
            tags: [.content]
        ) { trial in
            let fixture = try Fixture()
            for number in 0..<4 {
                try await trial.open(fixture).saveAndClose(.numbered(number..<number + 1))
            }
            let items = try await trial.open(fixture).store.all()
            #expect(items.sortedNames == [TodoItem].numbered(0..<4).sortedNames)
        },
        Requirement(
            "TODO-STORE-12",
            .must,
            "More than a thousand items are kept.",
            source: "fault class: a limit on what is kept or found, a file that is written anew for each item",
            tags: [.scale],
            deadline: .seconds(60)
        ) { trial in
            let items = [TodoItem].numbered(0..<1_100)
            let run = try await trial.open(Fixture())
            for item in items { try await run.store.save(item) }
            let found = try await run.store.all()
            let isComplete = found.sortedNames == items.sortedNames
            #expect(isComplete, "\(found.count) items were found.")
        },
        Requirement(
            "TODO-STORE-13",
            .must,
            "The store goes when it is let go.",
            source: "fault class: a cycle through a connection or an observer",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open(Fixture())
            try await run.store.save(.milk)
            _ = try await run.store.all()
            await run.letGo()
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the store any more.")
        },
    ]
}
