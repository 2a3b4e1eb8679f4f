import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty list view is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct ListViewKillTable {
    @Test(arguments: ListViewWitnesses.all)
    func catches(_ witness: Witness<ListViewSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(ListViewWitnesses.all)
    }
}
