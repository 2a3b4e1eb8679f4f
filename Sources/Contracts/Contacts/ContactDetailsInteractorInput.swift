/// What the details presenter asks of the details interactor.
@MainActor
public protocol ContactDetailsInteractorInput {
    /// Finds the details of a contact and tells them to the output, or that they could not be found.
    ///
    /// - Parameter id: Which contact.
    func fetchDetails(_ id: String)
}
