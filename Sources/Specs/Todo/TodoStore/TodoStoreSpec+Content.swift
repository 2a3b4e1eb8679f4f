import Foundation
import Testing

extension TodoStoreSpec {
    static let content: [Requirement] = [
        Requirement(
            "TODO-STORE-01",
            .must,
            "A new store is empty, whatever stores in other places keep.",
            source: "fault class: one place for all stores, or examples in a new one",
            tags: [.content]
        ) { trial in
            let other = try await trial.open(Fixture())
            try await other.store.save(.milk)
            let run = try await trial.open(Fixture())
            let items = try await run.store.all()
            #expect(items == [])
        },
        Requirement(
            "TODO-STORE-02",
            .must,
            "What was saved comes back with an equal name and due date.",
            source: "contract of TodoStore: the item is kept",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            for (index, instant) in [Date].ages.enumerated() {
                let item = TodoItem(name: "Item \(index)", dueDate: instant)
                try await run.store.save(item)
                let found = try await run.store.items(from: instant, through: instant)
                #expect(found == [item])
            }
        },
        Requirement(
            "TODO-STORE-03",
            .should,
            "Due dates come back to the last bit.",
            source: "fault class: dates kept as text with milliseconds",
            tags: [.content],
            presupposes: ["TODO-STORE-09"]
        ) { trial in
            let run = try await trial.open(Fixture())
            let item = TodoItem(name: "Milk", dueDate: Date(timeIntervalSinceReferenceDate: 422_366_400.1 / 3))
            try await run.store.save(item)
            // Compares seconds, since dates that differ by less than a millisecond look the same.
            for (found, when) in try await trial.everything(in: run) {
                let seconds = found.map(\.dueDate.timeIntervalSinceReferenceDate)
                #expect(seconds == [item.dueDate.timeIntervalSinceReferenceDate], when)
            }
        },
        Requirement(
            "TODO-STORE-04",
            .must,
            "Names that are empty, blank, very long or in any script come back to the last character.",
            source: "fault class: names trimmed, cut or normalised, or mixed up with the format of a file",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            let names = [String(repeating: "very long ", count: 10_000)] + .titles
            for (item, name) in zip([TodoItem].numbered(0..<names.count), names) {
                try await run.store.save(TodoItem(name: name, dueDate: item.dueDate))
                let found = try await run.store.items(from: item.dueDate, through: item.dueDate)
                #expect(found.map { ExactText($0.name) } == [ExactText(name)])
            }
        },
        Requirement(
            "TODO-STORE-05",
            .must,
            "Items that are alike are kept as often as they were saved.",
            source: "contract of TodoStore: even if there is one like it",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            for _ in 1...3 { try await run.store.save(.milk) }
            let items = try await run.store.all()
            #expect(items == [.milk, .milk, .milk])
            // Items that differ in little are separate items.
            let names = ["Buy milk", "buy milk", "Buy milk", "BUY MILK"]
            let other = try await trial.open(Fixture())
            for name in names { try await other.store.save(TodoItem(name: name, dueDate: .noon)) }
            let found = try await other.store.all().map(\.name)
            #expect(found.sorted() == names.sorted())
            let alike = try await trial.open(Fixture())
            for name in [String].lookalikes { try await alike.store.save(TodoItem(name: name, dueDate: .noon)) }
            let count = try await alike.store.all().count
            #expect(count >= [String].lookalikes.count, "Each differs in little from the one before it.")
        },
        Requirement(
            "TODO-STORE-06",
            .must,
            "A range includes both its ends and everything in between, however short or long it is.",
            source: "contract of TodoStore: the last instant, which is included",
            tags: [.dates]
        ) { trial in
            let run = try await trial.open(Fixture())
            // Of several items that are due at the same instant, none is left out.
            let copies = 1...3
            for copy in copies {
                for item in [TodoItem].spread { try await run.store.save(item.copy(copy)) }
            }
            for range in [TodoItem].spread.ranges {
                let (first, last) = (range[range.startIndex], range[range.endIndex - 1])
                let found = try await run.store.items(from: first.dueDate, through: last.dueDate).map(\.name)
                let names = range.flatMap { item in copies.map { item.copy($0).name } }
                #expect(names.filter { !found.contains($0) } == [])
            }
        },
        Requirement(
            "TODO-STORE-07",
            .must,
            "What is due a millisecond before or after a range is not found.",
            source: "contract of TodoStore: the items that are due in a range of instants",
            tags: [.dates]
        ) { trial in
            let run = try await trial.open(Fixture())
            for item in [TodoItem].spread { try await run.store.save(item) }
            for range in [TodoItem].spread.ranges where range.count > 1 {
                let (first, last) = (range[range.startIndex], range[range.endIndex - 1])
                // A store that caches results has to tell the two ranges apart.
                _ = try await run.store.items(from: first.dueDate, through: last.dueDate)
                let (start, end) = (first.dueDate.addingTimeInterval(0.001), last.dueDate.addingTimeInterval(-0.001))
                let found = try await run.store.items(from: start, through: end)
                #expect(found.map(\.name).filter { [first.name, last.name].contains($0) } == [])
            }
        },
        Requirement(
            "TODO-STORE-08",
            .must,
            "Items come in the same order each time, and neither a new one nor a failed save changes the order of the others.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
        ) { trial in
            let run = try await trial.open(Fixture())
            for number in [3, 1, 4, 15, 9, 2, 6, 5, 35] {
                try await run.store.save([TodoItem].numbered(number..<number + 1)[0])
            }
            for number in 1...3 { try await run.store.save(TodoItem(name: "Same \(number)", dueDate: .noon)) }
            let items = try await run.store.all()
            for _ in 1...5 {
                let again = try await run.store.all()
                #expect(again == items)
            }
            let new = TodoItem(name: "New", dueDate: .noon)
            try await run.store.save(new)
            let later = try await run.store.all()
            #expect(later.filter { $0 != new } == items)
            // A day or an instant may be read in another way than all of time.
            for (first, last) in [(0, 10), (2, 40), (0, 0), (0, 10_000)] as [(Double, Double)] {
                let (start, end) = (Date.noon.addingTimeInterval(first * 60), Date.noon.addingTimeInterval(last * 60))
                let found = try await run.store.items(from: start, through: end)
                // Other requirements check whether each item is found.
                let (few, all) = (found.filter(later.contains), later.filter(found.contains))
                #expect(few == all, "They are in another order if fewer are asked for.")
            }
            guard try run.subject.breakSaves != nil, let first = later.first else { return }
            // The item that fails equals the first one, which the store may remove by mistake.
            try await run.failToSave([first])
            let afterFailure = try await run.store.all()
            // Another requirement checks whether the store has lost something.
            guard afterFailure.sortedNames == later.sortedNames else { return }
            #expect(afterFailure == later, "A save of an item like the first has failed.")
        },
        Requirement(
            "TODO-STORE-22",
            .must,
            "What is saved is found by the next read, even if the same was read before.",
            source: "fault class: results kept for a range",
            tags: [.content],
            presupposes: ["TODO-STORE-01", "TODO-STORE-06"]
        ) { trial in
            let items = [TodoItem].numbered(0..<3)
            let (all, few) = ((Date.distantPast, Date.distantFuture), (items[0].dueDate, items[2].dueDate))
            // A store that caches results may cut few days out of many, and drop only those in which an item is due.
            for ranges in [[all, few], [few]] {
                let run = try await trial.open(Fixture())
                for count in 0...items.count {
                    for (start, end) in ranges {
                        let found = try await run.store.items(from: start, through: end)
                        #expect(found.sortedNames == items.prefix(count).map(\.name))
                    }
                    if count < items.count { try await run.store.save(items[count]) }
                }
            }
            // A result that is read while an item is being saved may be out of date afterwards.
            let run = try await trial.open(Fixture())
            let store = try run.store
            let read: @Sendable () async throws -> Void = { _ = try await store.all() }
            for (index, item) in [TodoItem].numbered(0..<20).enumerated() {
                let save: @Sendable () async throws -> Void = { try await store.save(item) }
                _ = try await atOnce([save, read, read, read])
                let count = try await store.all().count
                try #require(count == index + 1, "All items were read while “\(item.name)” was being saved.")
            }
        },
    ]
}

extension [TodoItem] {
    /// All ranges of consecutive items.
    fileprivate var ranges: [ArraySlice<TodoItem>] {
        indices.flatMap { first in (first..<count).map { self[first...$0] } }
    }
}

extension TodoItem {
    /// An item that is due at the same instant.
    fileprivate func copy(_ number: Int) -> TodoItem {
        TodoItem(name: "\(name), number \(number)", dueDate: dueDate)
    }

    static let milk = TodoItem(name: "Buy milk", dueDate: .noon)
}

extension Date {
    /// Noon of 21 May 2014.
    static let noon = CivilDay(2014, 5, 21).at(12, in: .gmt)
}
