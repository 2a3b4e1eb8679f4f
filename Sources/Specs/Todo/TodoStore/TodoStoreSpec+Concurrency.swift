import Foundation
import Testing

extension TodoStoreSpec {
    static let concurrency: [Requirement] = [
        Requirement(
            "TODO-STORE-14",
            .must,
            "Of items that are saved at the same time none is lost.",
            source: "fault class: reading, adding and writing that overtake each other",
            presupposes: ["TODO-STORE-09"]
        ) { trial in
            let run = try await trial.open(Fixture())
            let items = [TodoItem].numbered(0..<100)
            try await run.saveAtOnce(items)
            for (found, when) in try await trial.everything(in: run) {
                #expect(found.sortedNames == items.sortedNames, when)
            }
        },
        Requirement(
            "TODO-STORE-15",
            .must,
            "What has been saved is found, even while other items are being saved.",
            source: "fault class: a store that is empty for a moment while it is written"
        ) { trial in
            let run = try await trial.open(Fixture())
            let store = try run.store
            let (items, others) = ([TodoItem].numbered(0..<10), [TodoItem].numbered(10..<110))
            for item in items { try await store.save(item) }
            let missing = try await withThrowingTaskGroup(of: [TodoItem].self) { group in
                for other in others {
                    group.addTask {
                        try await store.save(other)
                        return []
                    }
                    group.addTask {
                        let found = Set(try await store.all())
                        return items.filter { !found.contains($0) }
                    }
                }
                var missing: Set<TodoItem> = []
                for try await items in group { missing.formUnion(items) }
                return missing
            }
            #expect(Array(missing).sortedNames == [])
        },
        Requirement(
            "TODO-STORE-27",
            .must,
            "After reopening, what is read and saved at the same time, before anything else, is there once.",
            source: "fault class: a file that is read when the first asks for it, and again for whoever asks meanwhile",
            presupposes: ["TODO-STORE-09", "TODO-STORE-11", "TODO-STORE-14"]
        ) { trial in
            let run = try await trial.open(Fixture())
            var items = [TodoItem].numbered(0..<20)
            try await run.saveAndClose(items)
            for number in 20..<22 {
                let reopened = try await trial.open(run.fixture)
                let wrong = try await reopened.readAtOnce(8).filter { $0 != items.sortedNames }
                #expect(wrong.first ?? items.sortedNames == items.sortedNames)
                await reopened.letGo()
                let again = try await trial.open(run.fixture)
                let new = [TodoItem].numbered(number..<number + 1)
                async let reads = again.readAtOnce(4)
                try await again.saveAtOnce(new)
                _ = try await reads
                items += new
                for (found, when) in try await trial.everything(in: again) {
                    #expect(found.sortedNames == items.sortedNames, when)
                }
            }
        },
    ]
}

extension Run<TodoStoreSpec> {
    /// Reads everything a number of times at the same time.
    ///
    /// - Returns: The names that each read has found, in an order that does not depend on the store.
    fileprivate func readAtOnce(_ count: Int) async throws -> [[String]] {
        let store = try store
        return try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<count { group.addTask { try await store.all().sortedNames } }
            var found: [[String]] = []
            for try await names in group { found.append(names) }
            return found
        }
    }

    /// Saves items at the same time.
    fileprivate func saveAtOnce(_ items: [TodoItem]) async throws {
        let store = try store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for item in items { group.addTask { try await store.save(item) } }
            try await group.waitForAll()
        }
    }
}
