import Foundation
import Testing

extension TodoStoreSpec {
    static let concurrency: [Requirement] = [
        Requirement(
            "TODO-STORE-14",
            .must,
            "No item is lost when items are saved at the same time.",
            source: "fault class: reading, adding and writing that overtake each other",
            presupposes: ["TODO-STORE-09"]
        ) { trial in
            let run = try await trial.open(Fixture())
            // Some of them are equal.
            let items = [.milk, .milk] + [TodoItem].numbered(0..<96) + [.milk, .milk]
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
            let missing = try await atOnce(
                others.flatMap { other -> [@Sendable () async throws -> [TodoItem]] in
                    [
                        {
                            try await store.save(other)
                            return []
                        },
                        {
                            let found = Set(try await store.all())
                            return items.filter { !found.contains($0) }
                        },
                    ]
                }
            )
            #expect(Array(Set(missing.joined())).sortedNames == [])
        },
    ]
}

extension Run<TodoStoreSpec> {
    /// Saves items at the same time, without keeping the store afterwards.
    fileprivate func saveAtOnce(_ items: [TodoItem]) async throws {
        let store = try store
        _ = try await atOnce(items.map { item in { try await store.save(item) } })
    }
}
