public import Proof
public import TodoSpecs

/// Every faulty add view.
public enum AddViewWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<AddViewSpec>] = screens + events
}
