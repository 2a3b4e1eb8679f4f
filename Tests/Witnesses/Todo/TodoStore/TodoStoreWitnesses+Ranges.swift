import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    static let ranges: [Witness<TodoStoreSpec>] = [
        Witness("leaves out the last instant of a range", violates: [2, 4, 6]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start, through: end.addingTimeInterval(-0.000_1))
            })
        },
        Witness("leaves out the first instant of a range", violates: [2, 4, 6]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start.addingTimeInterval(0.000_1), through: end)
            })
        },
        Witness("finds one of several that are due at the first instant of a range", violates: [6]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                let first = items.firstIndex { $0.dueDate == start }
                return items.indices.filter { items[$0].dueDate != start || $0 == first }.map { items[$0] }
            })
        },
        Witness("finds one of several that are due at the last instant of a range", violates: [6]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                return items.filter { $0.dueDate != end } + items.filter { $0.dueDate == end }.prefix(1)
            })
        },
        Witness("finds what is due within a second of a range", violates: [2, 7]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start.addingTimeInterval(-1), through: end.addingTimeInterval(1))
            })
        },
        Witness("looks into a day for each 86,400 seconds of a range", violates: [6]) { fixture in
            try fixture.probe(find: { store, start, end in
                func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
                let count = Int(end.timeIntervalSince(start) / 86_400)
                return try await store.items(from: start, through: end).filter { day($0.dueDate) <= day(start) + count }
            })
        },
        Witness("finds what is due within a day in the order of names", violates: [8]) { fixture in
            try fixture.probe(find: { store, start, end in
                let items = try await store.items(from: start, through: end)
                return end.timeIntervalSince(start) > 86_400 ? items : items.sorted { $0.name < $1.name }
            })
        },
        Witness("keeps what it has found in a range", violates: [22]) { fixture in
            let known = Box<[[Date]: [TodoItem]]>([:])
            return try fixture.probe(find: { store, start, end in
                if let items = await known.value[[start, end]] { return items }
                let items = try await store.items(from: start, through: end)
                await known.set(await known.value.merging([[start, end]: items]) { $1 })
                return items
            })
        },
        Witness("keeps what it has found in a range until something is saved between its ends", violates: [22]) {
            fixture in
            let known = Box<[ClosedRange<Date>: [TodoItem]]>([:])
            return try fixture.probe(
                save: { store, item in
                    try await store.save(item)
                    await known.set(
                        await known.value.filter { range, _ in
                            item.dueDate <= range.lowerBound || range.upperBound <= item.dueDate
                        }
                    )
                },
                find: { store, start, end in
                    if let items = await known.value[start...end] { return items }
                    let items = try await store.items(from: start, through: end)
                    if start < end { await known.set(await known.value.merging([start...end: items]) { $1 }) }
                    return items
                }
            )
        },
        Witness("keeps what it has found by the second, until something is saved there", violates: [7]) { fixture in
            let known = Box<[ClosedRange<TimeInterval>: [TodoItem]]>([:])
            @Sendable func second(_ date: Date) -> TimeInterval { date.timeIntervalSinceReferenceDate.rounded(.down) }
            return try fixture.probe(
                save: { store, item in
                    try await store.save(item)
                    await known.set(await known.value.filter { !$0.key.contains(second(item.dueDate)) })
                },
                find: { store, start, end in
                    // A read of all items is never cached, so that it can run during a save without a fault.
                    guard start > .distantPast else { return try await store.items(from: start, through: end) }
                    let seconds = second(start)...max(second(start), second(end))
                    if let items = await known.value[seconds] { return items }
                    let items = try await store.items(from: start, through: end)
                    await known.set(await known.value.merging([seconds: items]) { $1 })
                    return items
                }
            )
        },
        Witness("finds everything whatever the range", violates: [2, 4, 7]) { fixture in
            try fixture.probe(find: { store, _, _ in
                try await store.items(from: .distantPast, through: .distantFuture)
            })
        },
    ]
}
