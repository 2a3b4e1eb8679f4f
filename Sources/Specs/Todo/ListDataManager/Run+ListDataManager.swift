import Foundation

extension Trial<ListDataManagerSpec> {
    /// Asks a fresh data manager for some days, and plays a store that keeps some items.
    ///
    /// A data manager may ask for more than it needs and leave out the rest, or ask day by day.
    func find(
        _ items: [TodoItem],
        from start: Date,
        through end: Date,
        in calendar: Calendar
    ) async throws -> ItemsTold {
        let run = try await self.start(ListDataManagerFixture(calendar: calendar)) { $0.store.items.hold() }
        await run.settle()
        let told = run.ask(from: start, through: end)
        var served = 0
        repeat {
            await run.settle { told.isAnswered || $0.held.count > served }
            guard run.held.count > served else { break }
            let range = run.askedInstants[served]
            let found = items.filter { range.start <= $0.dueDate && $0.dueDate <= range.end }
            run.held[served].give(found)
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

extension Run<ListDataManagerSpec> {
    /// Asks the data manager for the items of some days.
    func ask(from start: Date, through end: Date) -> ItemsTold {
        let told = ItemsTold()
        // NB: isolated to nobody, so that a data manager which calls it elsewhere is caught and not the process.
        let completion: @Sendable ([TodoItem]?) -> Void = { [log = fixture.log] items in
            told.add(items)
            log.note("The completion is handed \(items.map { "\($0.count) items" } ?? "nil").")
        }
        act("todoItems(from: \(start), through: \(end))") {
            $0.todoItems(from: start, through: end, completion: completion)
        }
        return told
    }

    /// Asks the data manager for the items of the clock's day.
    @discardableResult
    func askForToday() -> ItemsTold {
        ask(from: fixture.clock.now, through: fixture.clock.now)
    }
}
