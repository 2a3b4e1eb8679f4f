public import Proof
public import TodoSpecs

/// Every faulty add presenter.
public enum AddPresenterWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<AddPresenterSpec>] =
        machineReaders + cancelling + saving + again + between + presentation + lifetime
}
