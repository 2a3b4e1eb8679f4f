import LawVariants
import LawWitnesses
import Proof
import Testing
import VIPERSpecs

/// Each module that breaks a law is caught by exactly the laws that it is listed with.
///
/// There are so many that two processes share them.
@Suite(.serialized) struct LawKillTable {
    @Test(arguments: LawWitnesses.all.filter(\.breaksAMust))
    func catchesWhatBreaksAMust(_ witness: Witness<ModuleLaws>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test(arguments: LawWitnesses.all.filter { !$0.breaksAMust })
    func catchesWhatBreaksAShould(_ witness: Witness<ModuleLaws>) async throws {
        try await witness.expectToBeCaught()
    }

    @Test func `Has a witness for each must`() {
        expectEveryMustToHaveAWitness(LawWitnesses.all)
    }
}

extension Witness {
    /// Whether it violates at least one `must`.
    fileprivate var breaksAMust: Bool {
        S.requirements.contains { $0.level == .must && violated.contains($0.id) }
    }
}
