import Foundation

extension Trial<TodoStoreSpec> {
    /// Opens the store of a fixture, for the first time or again.
    func open(_ fixture: TodoStoreFixture) async throws -> any TodoStore {
        try await openProbe(fixture).store
    }

    /// Opens the store of a fixture together with what lies under it.
    func openProbe(_ fixture: TodoStoreFixture) async throws -> TodoStoreProbe {
        let probe = try await build(fixture)
        if type(of: probe.store) is AnyClass { fixture.track(probe.store as AnyObject) }
        return TodoStoreProbe(
            LoggedTodoStore(probe.store, log: fixture.log),
            file: probe.file,
            breakSaves: probe.breakSaves,
            repairSaves: probe.repairSaves
        )
    }

    /// Saves items one after the other, and lets the store go.
    ///
    /// - Returns: The file that keeps them.
    /// - Throws: `NotApplicable` if they went with the store.
    @discardableResult
    func saveAndClose(_ items: [TodoItem], _ fixture: TodoStoreFixture) async throws -> URL {
        let file: URL
        do {
            let probe = try await openProbe(fixture)
            guard let kept = probe.file else {
                throw NotApplicable("The store keeps its items in memory.")
            }
            for item in items { try await probe.store.save(item) }
            file = kept
        }
        await settle()
        return file
    }
}

extension TodoStore {
    /// Everything that is in the store.
    func all() async throws -> [TodoItem] {
        try await items(from: .distantPast, through: .distantFuture)
    }
}

extension [TodoItem] {
    /// Items that differ in their names, a minute after each other.
    static func numbered(_ numbers: Range<Int>) -> [TodoItem] {
        let noon = CivilDay(2014, 5, 21).at(12, in: .gmt)
        return numbers.map { TodoItem(name: "Item \($0)", dueDate: noon.addingTimeInterval(Double($0) * 60)) }
    }

    /// The names in an order that does not depend on the store.
    var sortedNames: [String] { map(\.name).sorted() }
}
