/// What the list interactor tells its output, usually the presenter.
@MainActor
public protocol ContactListInteractorOutput: AnyObject {
    /// The contacts to list now; they may change without a request.
    ///
    /// - Parameter contacts: The contacts in the store's order, each once; empty if there are none.
    func didFetchContacts(_ contacts: [ListedContact])
}
