import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty add data manager is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct AddDataManagerKillTable {
    @Test(arguments: AddDataManagerWitnesses.all)
    func catches(_ witness: Witness<AddDataManagerSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(AddDataManagerWitnesses.all)
    }
}
