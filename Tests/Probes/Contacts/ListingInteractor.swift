public import ContactsReference
public import ContactsSpecs

/// Lets a source of streams be asked as the list interactor is.
@MainActor
public final class ListingInteractor: ContactListInteractorInput {
    private let source: any ContactSource
    private weak var output: (any ContactListInteractorOutput)?
    private var prefix = ""
    private var listening: Task<Void, Never>?

    /// Creates an adapter.
    public init(_ source: any ContactSource, output: any ContactListInteractorOutput) {
        self.source = source
        self.output = output
    }

    deinit {
        listening?.cancel()
    }

    public func fetchContacts() {
        listening?.cancel()
        listening = Task { [weak self, found = source.contacts(withPrefix: prefix)] in
            for await contacts in found where !Task.isCancelled { self?.output?.didFetchContacts(contacts) }
        }
    }

    public func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        fetchContacts()
    }
}
