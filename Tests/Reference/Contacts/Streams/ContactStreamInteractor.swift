public import ContactsContracts

/// The interactor of both screens, which returns streams and tells nobody.
@MainActor
public struct ContactStreamInteractor: ContactStreamInteractorInput {
    private struct NoSuchContact: Error {}

    private let store: any ContactStore

    /// Creates an interactor.
    ///
    /// - Parameter store: Where the contacts come from.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Asks the store once, and ends with its answer.
    public func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [ListedContact].self)
        store.contacts { contacts in
            continuation.yield(contacts.listed(withPrefix: prefix))
            continuation.finish()
        }
        return stream
    }

    /// Asks the store once, and ends with its answer.
    public func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: ContactDetails.self)
        store.contact(id) { contact in
            if let contact { continuation.yield(contact.details) }
            continuation.finish(throwing: contact == nil ? NoSuchContact() : nil)
        }
        return stream
    }
}
