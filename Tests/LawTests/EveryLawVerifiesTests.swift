import LawWitnesses
import Proof
import Testing

/// The failures that `verify` reports are in words that a person understands, and none ends the process.
@Suite(.serialized) struct EveryLawVerifiesTests {
    @Test func laws() async throws {
        for (witness, ids) in tellingPairs(of: LawWitnesses.all) { try await witness.expectToBeTold(of: ids) }
    }
}
