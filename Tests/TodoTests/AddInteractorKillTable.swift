import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty add interactor is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct AddInteractorKillTable {
    @Test(arguments: AddInteractorWitnesses.all)
    func catches(_ witness: Witness<AddInteractorSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(AddInteractorWitnesses.all)
    }
}
