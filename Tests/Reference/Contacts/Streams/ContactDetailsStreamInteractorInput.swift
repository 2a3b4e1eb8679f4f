public import ContactsContracts

/// The questions that the presenter of the details asks its interactor, with streams as answers.
@MainActor
public protocol ContactDetailsStreamInteractorInput {
    /// Returns the details of a contact, now and after each change.
    ///
    /// - Parameter id: The contact's identifier.
    func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error>
}
