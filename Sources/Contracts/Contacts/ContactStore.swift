/// Gives both interactors their contacts, wherever they are kept.
@MainActor
public protocol ContactStore: AnyObject {
    /// Finds all contacts.
    ///
    /// - Parameter completion: Is handed the contacts, in the order in which they are to be listed.
    func contacts(completion: @escaping @MainActor @Sendable ([Contact]) -> Void)

    /// Finds one contact.
    ///
    /// - Parameters:
    ///   - id: Which one.
    ///   - completion: Is handed the contact, or `nil` if there is none or it cannot be read.
    func contact(_ id: String, completion: @escaping @MainActor @Sendable (Contact?) -> Void)
}
