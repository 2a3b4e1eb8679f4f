public import Proof
public import TodoSpecs

/// Every faulty list presenter.
public enum ListPresenterWitnesses {
    /// All witnesses, by the part that is faulty.
    public static let all: [Witness<ListPresenterSpec>] =
        machineReaders + events + again + between + past + screens + content + dates + lifetime
}
