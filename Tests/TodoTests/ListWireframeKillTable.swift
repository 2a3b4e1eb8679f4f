import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty list wireframe is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct ListWireframeKillTable {
    @Test(arguments: ListWireframeWitnesses.all)
    func catches(_ witness: Witness<ListWireframeSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(ListWireframeWitnesses.all)
    }
}
