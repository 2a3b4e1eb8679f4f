import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty add view is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct AddViewKillTable {
    @Test(arguments: AddViewWitnesses.all)
    func catches(_ witness: Witness<AddViewSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(AddViewWitnesses.all)
    }
}
