public import ContactsContracts

/// What the presenter of the list asks of its interactor where answers are streams.
@MainActor
public protocol ContactListStreamInteractorInput {
    /// The contacts that are to be listed, each time that they change.
    ///
    /// - Parameter prefix: What the user has typed.
    func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]>
}
