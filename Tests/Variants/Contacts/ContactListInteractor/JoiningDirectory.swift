import ContactsSpecs

/// Asks only once for overlapping fetches.
@MainActor
final class JoiningDirectory: ContactListInteractorInput {
    private let store: any ContactStore
    private weak var output: (any ContactListInteractorOutput)?
    private var contacts: [Contact]?
    private var prefix = ""
    private var isFetching = false

    init(store: any ContactStore, output: any ContactListInteractorOutput) {
        self.store = store
        self.output = output
    }

    func fetchContacts() {
        guard !isFetching else { return }
        isFetching = true
        store.contacts { [weak self] contacts in
            guard let self else { return }
            isFetching = false
            self.contacts = contacts
            searchContact(withPrefix: prefix)
        }
    }

    func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        if let contacts { output?.didFetchContacts(contacts.found(by: prefix)) }
    }
}
