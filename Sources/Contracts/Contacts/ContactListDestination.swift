/// Where the list can lead.
public enum ContactListDestination: Hashable, Sendable {
    /// The details of a contact.
    ///
    /// The published case carries the name alone.
    case contactDetails(name: String, id: String)
}
