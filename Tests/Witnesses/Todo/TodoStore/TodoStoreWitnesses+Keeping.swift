import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    static let keeping: [Witness<TodoStoreSpec>] = [
        Witness("takes an item for one that is being saved, if they are alike", violates: [14]) { fixture in
            let saving = Saving()
            return try fixture.probe(save: { store, item in
                guard await saving.begin(item) else { return }
                let result = await Result(catching: { try await store.save(item) })
                for _ in 0..<50 { await Task.yield() }
                await saving.end(item)
                try result.get()
            })
        },
        Witness("leaves out the item at which it writes its file anew", violates: [23]) { fixture in
            let rewriting = Rewriting()
            return try fixture.probe(
                save: { store, item in
                    for item in await rewriting.items(with: item) { try await store.save(item) }
                },
                find: { store, start, end in
                    let items = try await store.items(from: start, through: end)
                    return items + (await rewriting.leftOut.filter { start <= $0.dueDate && $0.dueDate <= end })
                }
            )
        },
        Witness("saves nothing", violates: [2, 4, 5, 6, 9, 11, 15, 16, 17]) { fixture in
            try fixture.probe(save: { _, _ in })
        },
        Witness("begins its file anew when it is opened", violates: [9, 10, 11, 17, 19, 20]) { fixture in
            try? FileManager.default.removeItem(at: fixture.file)
            return try fixture.probe()
        },
        Witness("finds what was there before it was opened in another order", violates: [10]) { fixture in
            let isThere = FileManager.default.fileExists(atPath: fixture.file.path)
            return try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                return isThere ? items.reversed() : items
            })
        },
        Witness("counts its items anew when it is reopened, and sorts by that", violates: [10]) { fixture in
            TodoStoreProbe(try NumberedTodoStore(file: fixture.file), file: fixture.file)
        },
        Witness("takes in its journal each time it is opened", violates: [9]) { fixture in
            TodoStoreProbe(try JournalTodoStore(journal: fixture.file), file: fixture.file)
        },
        Witness("keeps what was found while it saved", violates: [22]) { fixture in
            fixture.probe(HastyTodoStore(try FileTodoStore(file: fixture.file)))
        },
        Witness("does not save what was there already when it was opened", violates: [11]) { fixture in
            let known = Box<[TodoItem]?>(nil)
            return try fixture.probe(save: { store, item in
                if await known.value == nil {
                    await known.set(try await store.items(from: .distantPast, through: .distantFuture))
                }
                if await known.value?.contains(item) == false { try await store.save(item) }
            })
        },
        Witness("is kept in a list that nobody clears", violates: [13]) { fixture in
            let store = FaultyTodoStore(try FileTodoStore(file: fixture.file))
            Attic.stores.append(store)
            return fixture.probe(store)
        },
        Witness("is kept by what tells of a save that failed", violates: [13]) { fixture in
            let failure = Failure()
            let store = FaultyTodoStore(
                try FileTodoStore(file: fixture.file),
                save: { store, item in
                    do {
                        try await store.save(item)
                    } catch {
                        await failure.keepStore()
                        throw error
                    }
                }
            )
            failure.store = store
            return fixture.probe(store)
        },
        Witness("lets saves overtake each other", violates: [14]) { fixture in
            fixture.probe(try await UnguardedTodoStore(file: fixture.file))
        },
        Witness("is empty for a moment while it saves", violates: [15]) { fixture in
            let isSaving = Box(false)
            return try fixture.probe(
                save: { store, item in
                    await isSaving.set(true)
                    let result = await Result(catching: { try await store.save(item) })
                    for _ in 0..<50 { await Task.yield() }
                    await isSaving.set(false)
                    try result.get()
                },
                find: { store, start, end in
                    await isSaving.value ? [] : try await store.items(from: start, through: end)
                }
            )
        },
        Witness("puts its items in order at the hundredth", violates: [12], within: .seconds(20)) { fixture in
            let count = Box(0)
            return try fixture.probe(
                save: { store, item in
                    try await store.save(item)
                    await count.set(await count.value + 1)
                },
                find: { store, start, end in
                    let items = try await store.items(from: start, through: end)
                    return await count.value < 100 ? items : items.sorted { $0.dueDate < $1.dueDate }
                }
            )
        },
        Witness("is kept once it was reopened", violates: [13]) { fixture in
            let isThere = FileManager.default.fileExists(atPath: fixture.file.path)
            let store = FaultyTodoStore(try FileTodoStore(file: fixture.file))
            if isThere { Attic.stores.append(store) }
            return fixture.probe(store)
        },
    ]
}

extension Result where Failure == any Error {
    fileprivate init(catching work: @Sendable () async throws -> Success) async {
        do { self = .success(try await work()) } catch { self = .failure(error) }
    }
}

/// Retains a store whose save has failed.
@MainActor
private final class Failure {
    weak var store: FaultyTodoStore?
    private var kept: FaultyTodoStore?

    func keepStore() { kept = store }
}

/// Holds leaked stores; in real apps such a place is often called `shared`.
@MainActor
private enum Attic {
    static var stores: [any TodoStore] = []
}

/// Imitates a file that is rewritten at every sixty-fourth item, which is saved only with the next one.
private actor Rewriting {
    private(set) var leftOut: [TodoItem] = []
    private var count = 0

    func items(with item: TodoItem) -> [TodoItem] {
        count += 1
        let items = leftOut + [item]
        leftOut = count.isMultiple(of: 64) ? [item] : []
        return leftOut.isEmpty ? items : items.dropLast()
    }
}

/// The items that are being saved.
private actor Saving {
    private var items: Set<TodoItem> = []

    func begin(_ item: TodoItem) -> Bool { items.insert(item).inserted }

    func end(_ item: TodoItem) { items.remove(item) }
}
