/// A screen to which the list can lead.
public enum ContactListDestination: Hashable, Sendable {
    /// The details of a contact.
    ///
    /// The published case carries only the name.
    case contactDetails(name: String, id: String)
}
