public import ContactsContracts

/// The interactor of the details, which returns streams and has no output.
@MainActor
public struct ContactDetailsStreamInteractor: ContactDetailsStreamInteractorInput {
    private struct NoSuchContact: Error {}

    private let store: any ContactStore

    /// Creates an interactor.
    ///
    /// - Parameter store: Provides the contacts.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Asks the store once, and ends the stream after its answer.
    public func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: ContactDetails.self)
        store.contact(id) { contact in
            if let contact { continuation.yield(contact.details) }
            continuation.finish(throwing: contact == nil ? NoSuchContact() : nil)
        }
        return stream
    }
}
