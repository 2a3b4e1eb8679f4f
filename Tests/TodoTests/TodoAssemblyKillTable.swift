import Proof
import Testing
import TodoSpecs
import TodoVariants
import TodoWitnesses

/// Each faulty to-do application is caught by exactly the requirements that it is listed with.
@Suite(.serialized) struct TodoAssemblyKillTable {
    @Test(arguments: TodoAssemblyWitnesses.all)
    func catches(_ witness: Witness<TodoAssemblySpec>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(TodoAssemblyWitnesses.all)
    }
}
