import Foundation

extension Trial<ListDataManagerSpec> {
    /// Asks a data manager for the items of some days, and writes it into the story.
    func ask(
        from start: Date,
        through end: Date,
        _ dataManager: any ListDataManager,
        _ fixture: ListDataManagerFixture
    ) -> ItemsTold {
        let told = ItemsTold()
        act("todoItems(from: \(start), through: \(end))", fixture) {
            dataManager.todoItems(from: start, through: end) { [log = fixture.log] items in
                told.add(items)
                log.note("The completion is handed \(items.map { "\($0.count) items" } ?? "nil").")
            }
        }
        return told
    }

    /// Asks a data manager for the items of the clock's day.
    func askForToday(_ dataManager: any ListDataManager, _ fixture: ListDataManagerFixture) -> ItemsTold {
        ask(from: fixture.clock.now, through: fixture.clock.now, dataManager, fixture)
    }

    /// Asks a fresh data manager for some days, and plays a store that keeps some items.
    ///
    /// A data manager may ask for more than it needs and leave out the rest, or ask day by day.
    func find(
        _ items: [TodoItem],
        from start: Date,
        through end: Date,
        in calendar: Calendar
    ) async throws -> ItemsTold {
        let fixture = ListDataManagerFixture(calendar: calendar)
        fixture.store.items.hold()
        let dataManager = try await build(fixture)
        await settle()
        let told = ask(from: start, through: end, dataManager, fixture)
        var served = 0
        repeat {
            await wait { told.isAnswered || fixture.store.items.held.count > served }
            guard fixture.store.items.held.count > served else { break }
            let range = fixture.askedInstants[served]
            let found = items.filter { range.start <= $0.dueDate && $0.dueDate <= range.end }
            fixture.store.items.held[served].give(found)
            served += 1
        } while !told.isAnswered
        return told
    }

    /// Asks for some days, and finds out which items at their edges are handed up.
    ///
    /// - Returns: The names of the items, sorted.
    func findEdges(
        from first: CivilDay,
        through last: CivilDay,
        askedAt instants: (Date, Date)? = nil,
        in calendar: Calendar
    ) async throws -> [String]? {
        let zone = calendar.timeZone
        let edges = [
            TodoItem(name: "after", dueDate: (last + 1).start(in: zone)),
            TodoItem(name: "before", dueDate: first.start(in: zone).addingTimeInterval(-0.001)),
            TodoItem(name: "first", dueDate: first.start(in: zone)),
            TodoItem(name: "last", dueDate: last.end(in: zone)),
        ]
        let (start, end) = instants ?? (first.at(12, in: zone), last.at(12, in: zone))
        return try await find(edges, from: start, through: end, in: calendar).names?.sorted()
    }
}
