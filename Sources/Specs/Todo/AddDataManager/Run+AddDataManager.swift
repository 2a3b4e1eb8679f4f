import Foundation

extension Run<AddDataManagerSpec> {
    /// Adds an item.
    func add(_ name: String = "Buy milk", _ dueDate: Date? = nil) {
        let item = TodoItem(name: name, dueDate: dueDate ?? fixture.clock.now)
        act("addNewEntry(\(item))") { $0.addNewEntry(item) }
    }

    /// Fails up to ten saves of an item, retries included, until a failure is reported.
    func failUntilReported(_ name: String) async {
        func waits(_ held: HeldAnswer<TodoItem, Void, any Error>) -> Bool {
            held.count == 0 && (try? held.arguments.name) == name
        }
        for _ in 1...10 where fixture.failures.count == 0 {
            await settle { $0.failures.count > 0 || $0.store.save.held.contains(where: waits) }
            guard let held = fixture.store.save.held.first(where: waits) else { return }
            held.fail(Offline())
            await settle()
        }
    }

    /// Lets the store complete the saves that wait and those to come.
    func saveWhatWaits() {
        fixture.store.save.give(())
        for held in fixture.store.save.held where held.count == 0 { held.give() }
    }

    /// Plays a slow store that always finishes the newest save first.
    ///
    /// - Parameters:
    ///   - count: How many items are to be saved.
    ///   - lost: The names of the items that cannot be saved.
    /// - Returns: The names in the order in which the store finished them, saved or not.
    @discardableResult
    func saveNewestFirst(_ count: Int, failing lost: [String] = []) async -> [String] {
        var (known, waiting, names): (Int, [Int], [String]) = (0, [], [])
        // The limit stops a data manager that retries for ever.
        for _ in 1...(count * 10) {
            await settle { names.count >= count || !waiting.isEmpty || $0.store.save.held.count > known }
            waiting += known..<fixture.store.save.held.count
            known = fixture.store.save.held.count
            guard let newest = waiting.popLast() else { return names }
            let held = fixture.store.save.held[newest]
            guard held.count == 0, let name = try? held.arguments.name else { continue }
            names.append(name)
            if lost.contains(name) { held.fail(Offline()) } else { held.give() }
        }
        return names
    }
}
