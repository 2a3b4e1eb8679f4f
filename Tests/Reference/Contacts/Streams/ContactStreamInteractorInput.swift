public import ContactsContracts

/// What the presenters ask of their interactors where answers are streams.
@MainActor
public protocol ContactStreamInteractorInput {
    /// The contacts that are to be listed, each time that they change.
    ///
    /// - Parameter prefix: What the user has typed.
    func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]>

    /// The details of a contact, each time that they change.
    ///
    /// - Parameter id: Which contact.
    func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error>
}
