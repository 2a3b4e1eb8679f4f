public import ContactsContracts
public import VIPERContracts

/// Finds the details of a contact.
@MainActor
public final class ContactDetailsInteractor: ContactDetailsInteractorInput, @MainActor InteractorRole {
    /// Receives the details or the error.
    public weak var output: (any ContactDetailsInteractorOutput)?

    private let store: any ContactStore
    private var newestRequest = 0

    /// Creates an interactor.
    ///
    /// - Parameter store: Provides the contact.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Asks the store, and tells the output unless a newer request has taken over.
    public func fetchDetails(_ id: String) {
        newestRequest += 1
        let request = newestRequest
        var isAnswered = false
        store.contact(id) { [weak self] contact in
            guard let self, !isAnswered, request == newestRequest else { return }
            isAnswered = true
            if let contact {
                output?.didFetchDetails(contact.details)
            } else {
                output?.didGetError()
            }
        }
    }
}
