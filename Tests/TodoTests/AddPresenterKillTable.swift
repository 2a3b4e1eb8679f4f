import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty add presenter is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct AddPresenterKillTable {
    @Test(arguments: AddPresenterWitnesses.all)
    func catches(_ witness: Witness<AddPresenterSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(AddPresenterWitnesses.all)
    }
}
