import ContactsSpecs

/// Keeps no contacts, and asks only once for overlapping fetches and searches.
@MainActor
final class JoiningSearch: ContactListInteractorInput {
    private let store: any ContactStore
    private weak var output: (any ContactListInteractorOutput)?
    private var prefix = ""
    private var isAsking = false

    init(store: any ContactStore, output: any ContactListInteractorOutput) {
        self.store = store
        self.output = output
    }

    func fetchContacts() {
        guard !isAsking else { return }
        isAsking = true
        store.contacts { [weak self] contacts in
            guard let self else { return }
            isAsking = false
            output?.didFetchContacts(contacts.found(by: prefix))
        }
    }

    func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        fetchContacts()
    }
}
