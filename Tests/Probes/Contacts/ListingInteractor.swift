package import ContactsReference
package import ContactsSpecs

/// Adapts an interactor that returns streams to the protocol of the list interactor.
@MainActor
package final class ListingInteractor: ContactListInteractorInput {
    private let interactor: any ContactListStreamInteractorInput
    private weak var output: (any ContactListInteractorOutput)?
    private var prefix = ""
    private var listening: Task<Void, Never>?

    /// Creates an adapter.
    package init(_ interactor: any ContactListStreamInteractorInput, output: any ContactListInteractorOutput) {
        self.interactor = interactor
        self.output = output
    }

    deinit {
        listening?.cancel()
    }

    package func fetchContacts() {
        listening?.cancel()
        listening = Task { [weak self, found = interactor.contacts(withPrefix: prefix)] in
            for await contacts in found where !Task.isCancelled { self?.output?.didFetchContacts(contacts) }
        }
    }

    package func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        fetchContacts()
    }
}
