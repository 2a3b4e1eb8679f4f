/// Provides both interactors with contacts, wherever those are stored.
@MainActor
public protocol ContactStore: AnyObject {
    /// Finds all contacts.
    ///
    /// - Parameter completion: Receives the contacts, in the order in which they are listed.
    func contacts(completion: @escaping @MainActor @Sendable ([Contact]) -> Void)

    /// Finds one contact.
    ///
    /// - Parameters:
    ///   - id: The id of the contact.
    ///   - completion: Receives the contact, or `nil` if there is none or it cannot be read.
    func contact(_ id: String, completion: @escaping @MainActor @Sendable (Contact?) -> Void)
}
