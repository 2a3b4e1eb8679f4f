/// What the details presenter asks of the details interactor.
@MainActor
public protocol ContactDetailsInteractorInput {
    /// Finds the details of a contact, and tells the output the details or that there was an error.
    ///
    /// - Parameter id: The id of the contact.
    func fetchDetails(_ id: String)
}
