import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty list interactor is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct ListInteractorKillTable {
    @Test(arguments: ListInteractorWitnesses.all)
    func catches(_ witness: Witness<ListInteractorSpec>) async throws {
        try await Machine.$calendar.withValue(.english) { try await witness.expectToBeCaught() }
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(ListInteractorWitnesses.all)
    }
}
