import LawWitnesses
import Proof
import Testing

/// Whatever `verify` finds is told in words that a person understands, and the process lives on.
@Suite(.serialized) struct EveryLawVerifiesTests {
    @Test func laws() async throws {
        for (witness, ids) in tellingPairs(of: LawWitnesses.all) { try await witness.expectToBeTold(of: ids) }
    }
}
