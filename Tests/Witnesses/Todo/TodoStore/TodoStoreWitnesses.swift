public import Proof
public import TodoSpecs

/// Every faulty to-do store.
public enum TodoStoreWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<TodoStoreSpec>] = content + ranges + keeping + files + failures
}
