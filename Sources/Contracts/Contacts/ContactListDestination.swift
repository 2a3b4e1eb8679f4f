/// A screen that the list can open.
public enum ContactListDestination: Hashable, Sendable {
    /// The details of a contact.
    ///
    /// The published case carries only the name.
    case contactDetails(name: String, id: String)
}
