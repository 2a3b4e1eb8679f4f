/// What the list presenter asks of the list interactor.
@MainActor
public protocol ContactListInteractorInput {
    /// Asks the store for the contacts, and tells the output those that match the prefix of the last search.
    func fetchContacts()

    /// Tells the output the contacts whose names begin with a prefix, as soon as the contacts are available.
    ///
    /// - Parameter prefix: The text that the user has typed; an empty text matches all contacts.
    func searchContact(withPrefix prefix: String)
}
