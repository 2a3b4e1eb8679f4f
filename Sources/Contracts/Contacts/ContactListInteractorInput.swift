/// What the list presenter asks of the list interactor.
@MainActor
public protocol ContactListInteractorInput {
    /// Asks the store for the contacts, and tells the output those that the prefix searched for last lets through.
    func fetchContacts()

    /// Tells the output the contacts whose names begin with a prefix; if they are not there yet, once they are.
    ///
    /// - Parameter prefix: What the user has typed; if it is empty, all contacts are told.
    func searchContact(withPrefix prefix: String)
}
