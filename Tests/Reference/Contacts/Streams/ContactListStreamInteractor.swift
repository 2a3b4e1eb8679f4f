public import ContactsContracts

/// The interactor of the list, which returns streams and has no output.
@MainActor
public struct ContactListStreamInteractor: ContactListStreamInteractorInput {
    private let store: any ContactStore

    /// Creates an interactor.
    ///
    /// - Parameter store: Provides the contacts.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Asks the store once, and ends the stream after its answer.
    public func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [ListedContact].self)
        store.contacts { contacts in
            continuation.yield(contacts.listed(withPrefix: prefix))
            continuation.finish()
        }
        return stream
    }
}
