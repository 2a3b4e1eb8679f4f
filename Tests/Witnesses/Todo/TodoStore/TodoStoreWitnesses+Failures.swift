import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    static let failures: [Witness<TodoStoreSpec>] = [
        Witness("says nothing of a save that failed", violates: [16]) { fixture in
            try fixture.probe(save: { store, item in try? await store.save(item) })
        },
        Witness("says nothing of the third failure in a row", violates: [16]) { fixture in
            let failures = Box(0)
            return try fixture.probe(save: { store, item in
                do {
                    try await store.save(item)
                    await failures.set(0)
                } catch {
                    let count = await failures.value + 1
                    await failures.set(count)
                    if count != 3 { throw error }
                }
            })
        },
        Witness("finds what it could not save", violates: [17]) { fixture in
            let unsaved = Box<[TodoItem]>([])
            return try fixture.probe(
                save: { store, item in
                    do {
                        try await store.save(item)
                    } catch {
                        await unsaved.set(await unsaved.value + [item])
                        throw error
                    }
                },
                find: { store, start, end in
                    try await store.items(from: start, through: end) + unsaved.value
                }
            )
        },
        Witness("takes back all items that are like one that it could not save", violates: [17]) { fixture in
            let takenBack = Box<[TodoItem]>([])
            return try fixture.probe(
                save: { store, item in
                    do {
                        try await store.save(item)
                    } catch {
                        await takenBack.set(await takenBack.value + [item])
                        throw error
                    }
                },
                find: { store, start, end in
                    let takenBack = await takenBack.value
                    return try await store.items(from: start, through: end).filter { !takenBack.contains($0) }
                }
            )
        },
        Witness("takes back the first item that is like one that it could not save", violates: [8]) { fixture in
            let moved = Box<[TodoItem]>([])
            return try fixture.probe(
                save: { store, item in
                    do {
                        try await store.save(item)
                    } catch {
                        await moved.set(await moved.value + [item])
                        throw error
                    }
                },
                find: { store, start, end in
                    var items = try await store.items(from: start, through: end)
                    for item in await moved.value {
                        guard let first = items.firstIndex(of: item) else { continue }
                        items.append(items.remove(at: first))
                    }
                    return items
                }
            )
        },
        Witness("forgets what was there when a save fails", violates: [17]) { fixture in
            let hasFailed = Box(false)
            return try fixture.probe(
                save: { store, item in
                    do {
                        try await store.save(item)
                        await hasFailed.set(false)
                    } catch {
                        await hasFailed.set(true)
                        throw error
                    }
                },
                find: { store, start, end in
                    await hasFailed.value ? [] : try await store.items(from: start, through: end)
                }
            )
        },
        Witness("saves nothing any more after a save that failed", violates: [18]) { fixture in
            let failure = Box<(any Error)?>(nil)
            return try fixture.probe(save: { store, item in
                if let error = await failure.value { throw error }
                do {
                    try await store.save(item)
                } catch {
                    await failure.set(error)
                    throw error
                }
            })
        },
        Witness("saves nothing any more if its first save has failed", violates: [18]) { fixture in
            let (hasSaved, isBroken) = (Box(false), Box(false))
            return try fixture.probe(save: { store, item in
                if await isBroken.value { throw SomethingWentWrong() }
                do {
                    try await store.save(item)
                    await hasSaved.set(true)
                } catch {
                    await isBroken.set(await !hasSaved.value)
                    throw error
                }
            })
        },
        Witness("saves nothing any more after four failures in a row", violates: [18]) { fixture in
            let failures = Box(0)
            return try fixture.probe(save: { store, item in
                guard await failures.value < 4 else { throw SomethingWentWrong() }
                do {
                    try await store.save(item)
                    await failures.set(0)
                } catch {
                    await failures.set(await failures.value + 1)
                    throw error
                }
            })
        },
        Witness("saves what could not be saved with the next item", violates: [18]) { fixture in
            let unsaved = Box<[TodoItem]>([])
            return try fixture.probe(save: { store, item in
                for item in await unsaved.value where (try? await store.save(item)) != nil { await unsaved.set([]) }
                do {
                    try await store.save(item)
                } catch {
                    await unsaved.set(await unsaved.value + [item])
                    throw error
                }
            })
        },
        Witness("takes a damaged file for an empty one", violates: [19]) { fixture in
            guard let store = try? FileTodoStore(file: fixture.file) else { return fixture.probe(InMemoryTodoStore()) }
            return fixture.probe(store)
        },
        Witness("replaces a damaged file by an empty one", violates: [19, 20]) { fixture in
            if let store = try? FileTodoStore(file: fixture.file) { return fixture.probe(store) }
            try Data().write(to: fixture.file)
            return try fixture.probe()
        },
        Witness("moves a damaged file away, and says so", violates: [20]) { fixture in
            do {
                return try fixture.probe()
            } catch {
                try FileManager.default.removeItem(at: fixture.file)
                throw error
            }
        },
        Witness("says only that something went wrong", violates: [21]) { fixture in
            guard let store = try? FileTodoStore(file: fixture.file) else { throw SomethingWentWrong() }
            return fixture.probe(store)
        },
        Witness("says nothing of a save that failed once it was reopened", violates: [16]) { fixture in
            let isThere = FileManager.default.fileExists(atPath: fixture.file.path)
            return try fixture.probe(save: { store, item in
                do { try await store.save(item) } catch { if !isThere { throw error } }
            })
        },
        Witness("keeps what was found since a save has failed", violates: [18]) { fixture in
            let (hasFailed, found) = (Box(false), Box<[[Date]: [TodoItem]]>([:]))
            return try fixture.probe(
                save: { store, item in
                    do {
                        try await store.save(item)
                        if await !hasFailed.value { await found.set([:]) }
                    } catch {
                        await hasFailed.set(true)
                        throw error
                    }
                },
                find: { store, start, end in
                    if let known = await found.value[[start, end]] { return known }
                    let items = try await store.items(from: start, through: end)
                    await found.set([[start, end]: items])
                    return items
                }
            )
        },
    ]
}

private struct SomethingWentWrong: Error {}
