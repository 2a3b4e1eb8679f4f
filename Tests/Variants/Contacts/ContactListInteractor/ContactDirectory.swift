import ContactsSpecs

/// Keeps its contacts, and searches in them off the main actor.
actor ContactDirectory {
    private let store: ContactStoreMock
    private var contacts: [Contact]?
    private var newestFetch = 0

    init(store: ContactStoreMock) {
        self.store = store
    }

    /// Awaits the contacts, unless a newer fetch has taken over.
    func fetch() async {
        newestFetch += 1
        let fetch = newestFetch
        let found = await store.contacts()
        if fetch == newestFetch { contacts = found }
    }

    /// Returns the contacts with a prefix; `nil` until contacts have been found.
    func contacts(withPrefix prefix: String) -> [ListedContact]? { contacts?.found(by: prefix) }
}

/// Makes an actor usable on the main actor.
@MainActor
final class DirectoryAdapter: ContactListInteractorInput {
    private let directory: ContactDirectory
    private weak var output: (any ContactListInteractorOutput)?
    private var prefix = ""

    init(_ directory: ContactDirectory, output: any ContactListInteractorOutput) {
        self.directory = directory
        self.output = output
    }

    func fetchContacts() {
        Task { [weak self, directory] in
            await directory.fetch()
            await self?.tell()
        }
    }

    func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        Task { [weak self] in await self?.tell() }
    }

    private func tell() async {
        let prefix = prefix
        let contacts = await directory.contacts(withPrefix: prefix)
        if let contacts, prefix == self.prefix { output?.didFetchContacts(contacts) }
    }
}
