public import ContactsContracts

/// The questions that the presenter of the list asks its interactor, with streams as answers.
@MainActor
public protocol ContactListStreamInteractorInput {
    /// Returns the contacts to list, now and after each change.
    ///
    /// - Parameter prefix: The text that the user has typed.
    func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]>
}
