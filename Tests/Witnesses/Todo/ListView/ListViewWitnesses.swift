public import Proof
public import TodoSpecs

/// Every faulty list view.
public enum ListViewWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<ListViewSpec>] = screens + events
}
