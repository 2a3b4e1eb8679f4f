/// What the details interactor tells its output, usually the presenter.
@MainActor
public protocol ContactDetailsInteractorOutput: AnyObject {
    /// The answer to one request.
    ///
    /// - Parameter details: The details of the requested contact.
    func didFetchDetails(_ details: ContactDetails)

    /// The other answer to one request: there is no such contact, or it cannot be read.
    func didGetError()
}
