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
            let items =
                [Date].ages.map { TodoItem(name: "Same", dueDate: $0) } + [.milk, .milk]
                + [String].titles.map { TodoItem(name: $0, dueDate: .noon.addingTimeInterval(0.125)) }
            try await run.saveAndClose(items)
            // Also if it was opened before without saving anything.
            for times in 1...3 {
                let reopened = try await trial.open(run.fixture)
                let found = try await reopened.store.all()
                await reopened.letGo()
                let sorted = [items, found].map { $0.sorted { $0.precedes($1) } }
                let when: Comment = "Times that it was reopened: \(times)"
                try #require(sorted[1].map { ExactText($0.name) } == sorted[0].map { ExactText($0.name) }, when)
                try #require(sorted[1].map { ExactDate($0.dueDate) } == sorted[0].map { ExactDate($0.dueDate) }, when)
            }
        },
        Requirement(
            "TODO-STORE-10",
            .must,
            "After reopening, the order is the same.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
        ) { trial in
            let fixture = try Fixture()
            // Also for items that were saved after reopening.
            for count in 0..<3 {
                let run = try await trial.open(fixture)
                guard try run.subject.file != nil else { throw NotApplicable("The store keeps its items in memory.") }
                let items = [TodoItem].numbered(count * 20..<count * 20 + 20).reversed() + [.milk, .milk]
                for item in items { try await run.store.save(item) }
                let before = try await run.store.all()
                await run.letGo()
                let reopened = try await trial.open(fixture)
                let after = try await reopened.store.all()
                await reopened.letGo()
                #expect(after == before, "Times that something was saved after reopening: \(count)")
            }
        },
        Requirement(
            "TODO-STORE-11",
            .must,
            "What is saved after reopening is added to what was there.",
            source: "fault class: a store that starts its file over",
            tags: [.content]
        ) { trial in
            let fixture = try Fixture()
            // Also if an item equals one that was there.
            for number in 0..<4 {
                try await trial.open(fixture).saveAndClose(.numbered(number..<number + 1) + [.milk])
            }
            let items = try await trial.open(fixture).store.all()
            let saved = [TodoItem].numbered(0..<4) + [.milk, .milk, .milk, .milk]
            #expect(items.sortedNames == saved.sortedNames)
        },
        Requirement(
            "TODO-STORE-12",
            .must,
            "More than a thousand items are kept, in an order that stays the same.",
            source: "fault class: a limit on what is kept or found, a file that is rewritten for each item",
            tags: [.scale],
            presupposes: ["TODO-STORE-08", "TODO-STORE-09", "TODO-STORE-10", "TODO-STORE-22"],
            deadline: .seconds(60)
        ) { trial in
            // Some items are equal, and they are not in the order of their dates.
            let items = [.milk, .milk, .milk] + [TodoItem].numbered(0..<1_097).reversed()
            let run = try await trial.open(Fixture())
            var early: [TodoItem] = []
            for (index, item) in items.enumerated() {
                // After a round number of items a store may reorganise its files.
                if index == 90 { early = try await run.store.all() }
                try await run.store.save(item)
            }
            for (found, when) in try await trial.everything(in: run) {
                let isComplete = found.sortedNames == items.sortedNames
                #expect(isComplete, "\(found.count) items were found. \(when)")
                let earlyOnes = Set(early)
                let isInOrder = !isComplete || found.filter(earlyOnes.contains) == early
                #expect(isInOrder, "The first ninety are in another order. \(when)")
            }
        },
        Requirement(
            "TODO-STORE-26",
            .must,
            "After reopening, long names in any script are complete, even if they fill hundreds of kilobytes.",
            source: "fault class: a file read in pieces, each decoded by itself",
            tags: [.content, .scale],
            presupposes: ["TODO-STORE-09"]
        ) { trial in
            let run = try await trial.open(Fixture())
            let items = [TodoItem].numbered(0..<100).map { item in
                // One name is longer than 65,535 bytes, the limit of a length in 16 bits.
                let count = item == [TodoItem].numbered(99..<100)[0] ? 10_000 : 500
                return TodoItem(name: item.name + " " + String(repeating: "日é👩", count: count), dueDate: item.dueDate)
            }
            try await run.saveAndClose(items)
            let found = try await trial.open(run.fixture).store.all()
            let names = Set(found.map { ExactText($0.name) })
            let broken = items.map(\.name).filter { !names.contains(ExactText($0)) }.map { $0.prefix(8) }
            #expect(broken == [], "Each name has four and a half kilobytes, and one ninety.")
        },
        Requirement(
            "TODO-STORE-13",
            .must,
            "The store is deallocated when it is released.",
            source: "fault class: a cycle through a connection or an observer",
            tags: [.lifetime],
            presupposes: ["TODO-STORE-02"]
        ) { trial in
            for isFailing in [false, true] {
                let fixture = try Fixture()
                // Also after it was reopened, where a file keeps the items.
                for times in 1...2 {
                    let run = try await trial.open(fixture)
                    for _ in 1...3 { try await run.store.save(.milk) }
                    _ = try await run.store.all()
                    if isFailing { try await run.failToSave() }
                    await run.letGo()
                    let survivors = try await run.survivors()
                    let when: Comment = "It was opened \(times) times.\(isFailing ? " Its last save failed." : "")"
                    try #require(survivors == [], when)
                }
            }
        },
        Requirement(
            "TODO-STORE-23",
            .must,
            "What was saved is in the store's files before the store is released.",
            source: "contract of TodoStore: when this returns, the item is kept",
            tags: [.content],
            presupposes: ["TODO-STORE-09"]
        ) { trial in
            let run = try await trial.open(Fixture())
            guard try run.subject.file != nil else { throw NotApplicable("The store keeps its items in memory.") }
            let items = [TodoItem].numbered(0..<102)
            // A store may write every other item only, or rewrite its file after ten, sixteen, sixty-four or 100.
            let counts: Set = [1, 2, 3, 9, 10, 11, 15, 16, 17, 31, 32, 33, 49, 50, 51, 63, 64, 65, 99, 100, 101]
            for (index, item) in items.enumerated() {
                try await run.store.save(item)
                guard counts.contains(index + 1) else { continue }
                let copy = try run.copyFiles(to: Fixture())
                guard let copied = try? await trial.open(copy), let found = try? await copied.store.all() else {
                    throw NotApplicable("A copy of its files cannot be opened beside it.")
                }
                let saved = items.prefix(index + 1)
                try #require(found.sortedNames == Array(saved).sortedNames, "\(saved.count) items were saved.")
                await copied.letGo()
            }
        },
    ]
}

extension Run<TodoStoreSpec> {
    /// Copies the files of the store to another place while it is open.
    fileprivate func copyFiles(to copy: TodoStoreFixture) throws -> TodoStoreFixture {
        for name in try FileManager.default.contentsOfDirectory(atPath: fixture.directory.path) {
            let paths = [fixture.directory, copy.directory].map { $0.appendingPathComponent(name).path }
            try FileManager.default.copyItem(atPath: paths[0], toPath: paths[1])
        }
        fixture.log.note("The files are copied.")
        return copy
    }
}

extension TodoItem {
    /// Orders items that differ in any way.
    fileprivate func precedes(_ other: TodoItem) -> Bool {
        if dueDate != other.dueDate { return dueDate < other.dueDate }
        return name.unicodeScalars.lexicographicallyPrecedes(other.name.unicodeScalars)
    }
}
