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
        return await run.find(items, from: start, through: end)
    }

    /// Asks a fresh data manager for some days, and finds out which items at their edges it returns.
    ///
    /// - Returns: The names of the items, sorted.
    func findEdges(
        from first: CivilDay,
        through last: CivilDay,
        askedAt instants: (Date, Date)? = nil,
        in calendar: Calendar
    ) async throws -> [String]? {
        let run = try await self.start(ListDataManagerFixture(calendar: calendar)) { $0.store.items.hold() }
        await run.settle()
        return await run.findEdges(from: first, through: last, askedAt: instants)
    }
}

extension Run<ListDataManagerSpec> {
    /// Asks for some days, and plays a store that keeps some items.
    ///
    /// - Parameters:
    ///   - items: What is in the store.
    ///   - start: An instant on the first day.
    ///   - end: An instant on the last day.
    ///   - event: What happens between question and answer.
    fileprivate func find(
        _ items: [TodoItem],
        from start: Date,
        through end: Date,
        meanwhile event: (() -> Void)? = nil
    ) async -> ItemsTold {
        let served = fixture.held.count
        let told = ask(from: start, through: end)
        if let event {
            await settle()
            event()
        }
        await serve(items, after: served, until: { told.isAnswered })
        return told
    }

    /// Asks for some days, and finds out which items at their edges are returned.
    ///
    /// - Returns: The names of the items, sorted.
    func findEdges(
        from first: CivilDay,
        through last: CivilDay,
        askedAt instants: (Date, Date)? = nil,
        meanwhile event: (() -> Void)? = nil
    ) async -> [String]? {
        let zone = fixture.clock.calendar.timeZone
        let edges = [
            TodoItem(name: "after", dueDate: (last + 1).start(in: zone)),
            TodoItem(name: "before", dueDate: first.start(in: zone).addingTimeInterval(-0.001)),
            TodoItem(name: "first", dueDate: first.start(in: zone)),
            TodoItem(name: "last", dueDate: last.end(in: zone)),
        ]
        let (start, end) = instants ?? (first.at(12, in: zone), last.at(12, in: zone))
        return await find(edges, from: start, through: end, meanwhile: event).names?.sorted()
    }

    /// Asks for the days of several items, all at once.
    func askAtOnce(for items: [TodoItem]) -> [ItemsTold] {
        items.map { ask(from: $0.dueDate, through: $0.dueDate) }
    }

    /// Asks the data manager for the items of some days.
    ///
    /// - Parameters:
    ///   - start: An instant on the first day.
    ///   - end: An instant on the last day.
    ///   - tracker: Watches an object that the completion keeps alive.
    func ask(from start: Date, through end: Date, watchedBy tracker: Tracker? = nil) -> ItemsTold {
        let (told, caller) = (ItemsTold(), Caller())
        tracker?.track(caller)
        // Not isolated, so that a call off the main actor fails the requirement instead of ending the process.
        let completion: @Sendable ([TodoItem]?) -> Void = { [log = fixture.log, caller] items in
            withExtendedLifetime(caller) { told.add(items) }
            log.note("The completion is handed \(items.map { "\($0.count) items" } ?? "nil").")
        }
        act("todoItems(from: \(start), through: \(end))") {
            $0.todoItems(from: start, through: end, completion: completion)
        }
        return told
    }

    /// Asks the data manager for the items of the clock's day.
    @discardableResult
    func askForToday(watchedBy tracker: Tracker? = nil) -> ItemsTold {
        ask(from: fixture.clock.now, through: fixture.clock.now, watchedBy: tracker)
    }
}

/// Stands for the caller of a request.
private final class Caller: Sendable {}
