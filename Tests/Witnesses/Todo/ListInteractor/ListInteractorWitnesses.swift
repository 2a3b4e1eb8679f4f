public import Proof
public import TodoSpecs

/// Every faulty list interactor.
public enum ListInteractorWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<ListInteractorSpec>] =
        machineReaders + weeks + days + ranges + answers + again + content + lifetime
}
