public import ContactsContracts

/// What the presenter of the details asks of its interactor where answers are streams.
@MainActor
public protocol ContactDetailsStreamInteractorInput {
    /// The details of a contact, each time that they change.
    ///
    /// - Parameter id: Which contact.
    func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error>
}
