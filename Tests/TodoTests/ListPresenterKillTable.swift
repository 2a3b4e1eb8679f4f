import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty list presenter is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct ListPresenterKillTable {
    @Test(arguments: ListPresenterWitnesses.all)
    func catches(_ witness: Witness<ListPresenterSpec>) async throws {
        try await Machine.$calendar.withValue(.english) { try await witness.expectToBeCaught() }
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(ListPresenterWitnesses.all)
    }
}
