public import ContactsContracts
public import VIPERContracts

/// Lists contacts, and searches in those that it has found.
@MainActor
public final class ContactListInteractor: ContactListInteractorInput, @MainActor InteractorRole {
    /// Receives the contacts to list.
    public weak var output: (any ContactListInteractorOutput)?

    private let store: any ContactStore
    private var contacts: [Contact]?
    private var prefix = ""
    private var newestFetch = 0

    /// Creates an interactor.
    ///
    /// - Parameter store: Provides the contacts.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Asks the store, and tells the output unless a newer fetch has taken over.
    public func fetchContacts() {
        newestFetch += 1
        let fetch = newestFetch
        var isAnswered = false
        store.contacts { [weak self] contacts in
            guard let self, !isAnswered, fetch == newestFetch else { return }
            isAnswered = true
            self.contacts = contacts
            tell()
        }
    }

    /// Searches in the contacts, now or as soon as they have been found.
    public func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        tell()
    }

    private func tell() {
        if let contacts { output?.didFetchContacts(contacts.listed(withPrefix: prefix)) }
    }
}
