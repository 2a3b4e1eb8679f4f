import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    static let content: [Witness<TodoStoreSpec>] = [
        Witness("shows an example if there is nothing", violates: [1]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                return items.isEmpty ? [TodoItem(name: "Try this app", dueDate: start)] : items
            })
        },
        Witness("keeps due dates in seconds", violates: [2, 6, 7, 9]) { fixture in
            try fixture.probe(
                save: saving { item in
                    let seconds = item.dueDate.timeIntervalSince1970.rounded(.down)
                    return TodoItem(name: item.name, dueDate: Date(timeIntervalSince1970: seconds))
                }
            )
        },
        Witness("keeps due dates in milliseconds", violates: [3]) { fixture in
            try fixture.probe(
                save: saving { item in
                    let milliseconds = (item.dueDate.timeIntervalSince1970 * 1_000).rounded()
                    return TodoItem(name: item.name, dueDate: Date(timeIntervalSince1970: milliseconds / 1_000))
                }
            )
        },
        Witness("keeps no due dates before 1970", violates: [2, 9]) { fixture in
            try fixture.probe(
                save: saving { item in
                    TodoItem(name: item.name, dueDate: max(item.dueDate, Date(timeIntervalSince1970: 0)))
                }
            )
        },
        Witness("trims names", violates: [4, 9]) { fixture in
            try fixture.probe(
                save: saving { item in
                    TodoItem(name: item.name.trimmingCharacters(in: .whitespacesAndNewlines), dueDate: item.dueDate)
                }
            )
        },
        Witness("composes the characters of names", violates: [4, 9]) { fixture in
            try fixture.probe(
                save: saving { item in
                    TodoItem(name: item.name.precomposedStringWithCanonicalMapping, dueDate: item.dueDate)
                }
            )
        },
        Witness("keeps 255 characters of a name", violates: [4, 9]) { fixture in
            try fixture.probe(
                save: saving { item in
                    TodoItem(name: String(item.name.prefix(255)), dueDate: item.dueDate)
                }
            )
        },
        Witness("keeps no item without a name", violates: [4, 9]) { fixture in
            try fixture.probe(save: { store, item in if !item.name.isEmpty { try await store.save(item) } })
        },
        Witness("takes items that are alike for one", violates: [5, 9, 11]) { fixture in
            try fixture.probe(save: { store, item in
                let found = try await store.items(from: item.dueDate, through: item.dueDate)
                if !found.contains(item) { try await store.save(item) }
            })
        },
        Witness("takes items for one whose names differ in case alone", violates: [5, 9]) { fixture in
            try fixture.probe(save: { store, item in
                let found = try await store.items(from: item.dueDate, through: item.dueDate)
                let twins = found.filter { $0.name.lowercased() == item.name.lowercased() && $0.name != item.name }
                if twins.isEmpty { try await store.save(item) }
            })
        },
        Witness("finds names that are equal as the first of them is spelled", violates: [9]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                let spellings = Dictionary(items.map { ($0.name, $0.name) }) { first, _ in first }
                return items.map { TodoItem(name: spellings[$0.name] ?? $0.name, dueDate: $0.dueDate) }
            })
        },
        Witness("finds items in another order each time", violates: [8]) { fixture in
            let turns = Box(0)
            return try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                let turn = await turns.value
                await turns.set(turn + 1)
                let middle = items.isEmpty ? 0 : (turn + items.count / 3) % items.count
                return Array(items[middle...] + items[..<middle])
            })
        },
        Witness("puts a new item before the others and turns them round", violates: [8]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                return items.count.isMultiple(of: 2) ? items : items.reversed()
            })
        },
        Witness("joins items that are alike once there are more than a thousand", violates: [12]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                var seen: Set<TodoItem> = []
                return items.count > 1_000 ? items.filter { seen.insert($0).inserted } : items
            })
        },
        Witness("finds a thousand items at most", violates: [12]) { fixture in
            try fixture.probe(find: { store, start, end in
                Array(try await store.items(from: start, through: end).prefix(1_000))
            })
        },
    ]

    /// Returns a save that changes the item first.
    private static func saving(_ change: @escaping @Sendable (TodoItem) -> TodoItem) -> FaultyTodoStore.Save {
        { store, item in try await store.save(change(item)) }
    }
}
