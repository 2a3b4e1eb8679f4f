import LawVariants
import LawWitnesses
import Proof
import Testing
import VIPERSpecs

/// Each module that breaks a law is caught by exactly the laws that it is listed with.
@Suite(.serialized) struct LawKillTable {
    @Test(arguments: LawWitnesses.all)
    func catches(_ witness: Witness<ModuleLaws>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(LawWitnesses.all)
    }
}
