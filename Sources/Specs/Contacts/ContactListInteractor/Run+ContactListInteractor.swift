extension Trial<ContactListInteractorSpec> {
    /// Starts an interactor whose store answers at once, and fetches.
    func fetch(_ contacts: [Contact]) async throws -> ContactListInteractorSpec.Run {
        let run = try await start(ContactListInteractorFixture()) { $0.store.contacts.give(contacts) }
        await run.fetch { !$0.told.isEmpty }
        return run
    }

    /// Starts an interactor that has fetched and was not answered yet.
    func fetchAndHold() async throws -> ContactListInteractorSpec.Run {
        let run = try await start(ContactListInteractorSpec.fixture())
        await run.fetch()
        try CouldNotLook.unless(!run.store.calls.isEmpty, "the interactor never asked for anything.")
        return run
    }
}

extension Run<ContactListInteractorSpec> {
    /// Asks the interactor for the contacts.
    func fetch(until condition: (ContactListInteractorFixture) -> Bool = { _ in true }) async {
        await step("fetchContacts()", until: condition) { $0.fetchContacts() }
    }

    /// Searches without waiting.
    func search(_ prefix: String) {
        act("searchContact(withPrefix: \"\(prefix)\")") { $0.searchContact(withPrefix: prefix) }
    }

    /// Searches, and returns the names in the list that is told in the end.
    func search(_ prefix: String, expecting names: [String]) async -> [String]? {
        search(prefix)
        await settle { $0.names == names }
        return fixture.names
    }
}
