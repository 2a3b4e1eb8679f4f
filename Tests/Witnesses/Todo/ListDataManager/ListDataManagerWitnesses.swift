public import Proof
public import TodoSpecs

/// Every faulty list data manager.
public enum ListDataManagerWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<ListDataManagerSpec>] = machineReaders + days + answers + failures
}
