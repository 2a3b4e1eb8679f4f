import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty to-do store is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct TodoStoreKillTable {
    @Test(arguments: TodoStoreWitnesses.all)
    func catches(_ witness: Witness<TodoStoreSpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(TodoStoreWitnesses.all)
    }
}
