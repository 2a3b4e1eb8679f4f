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
            let fixture = try Fixture()
            let names = ["", " Buy  milk \n", "U\u{308}ber", "👩‍👩‍👧‍👦", "Same", "Same"]
            let items = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: Date.noon.addingTimeInterval(Double(index / 2) + 0.125))
            }
            try await trial.saveAndClose(items, fixture)
            let found = try await trial.open(fixture).all()
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
            let fixture = try Fixture()
            var before: [TodoItem] = []
            do {
                let probe = try await trial.openProbe(fixture)
                guard probe.file != nil else { throw NotApplicable("The store keeps its items in memory.") }
                for item in [TodoItem].numbered(0..<20).reversed() + [.milk, .milk] { try await probe.store.save(item) }
                before = try await probe.store.all()
            }
            await trial.settle()
            let after = try await trial.open(fixture).all()
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
                try await trial.saveAndClose(.numbered(number..<number + 1), fixture)
            }
            let items = try await trial.open(fixture).all()
            #expect(items.sortedNames == [TodoItem].numbered(0..<4).sortedNames)
        },
        Requirement(
            "TODO-STORE-12",
            .must,
            "Ten thousand items are kept.",
            source: "fault class: a limit on what is kept or found, a file that is written anew for each item",
            tags: [.scale],
            deadline: .seconds(60)
        ) { trial in
            let fixture = try Fixture()
            let items = [TodoItem].numbered(0..<10_000)
            let store = try await trial.open(fixture)
            for item in items { try await store.save(item) }
            let found = try await store.all()
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
            let fixture = try Fixture()
            do {
                let store = try await trial.open(fixture)
                guard !fixture.tracker.isEmpty else {
                    throw NotApplicable("The store is a value, and the closure tracks no object behind it.")
                }
                try await store.save(.milk)
                _ = try await store.all()
            }
            await trial.settle { fixture.tracker.alive.isEmpty }
            #expect(fixture.tracker.alive == [], "Nobody holds the store any more.")
        },
    ]
}
