import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty add wireframe is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct AddWireframeKillTable {
    @Test(arguments: AddWireframeWitnesses.all)
    func catches(_ witness: Witness<AddWireframeSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(AddWireframeWitnesses.all)
    }
}
