import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty list data manager is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct ListDataManagerKillTable {
    @Test(arguments: ListDataManagerWitnesses.all)
    func catches(_ witness: Witness<ListDataManagerSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(ListDataManagerWitnesses.all)
    }
}
