import Proof
import Testing

/// Each spec of each system is proved on a correct module, on faulty ones and on unusual ones.
@Suite(.serialized, .onAnEnglishMachine) struct SpecTests {
    private static let specs = Systems.all.chosen.specs

    @Test(arguments: specs.flatMap(\.reference))
    func holds(for reference: ProofCase) async throws { try await reference.run() }

    @Test(arguments: specs.flatMap(\.kills))
    func catches(_ witness: ProofCase) async throws { try await witness.run() }

    @Test(arguments: specs.flatMap(\.failures))
    func tells(of witness: ProofCase) async throws { try await witness.run() }

    @Test(arguments: specs.flatMap(\.acceptance))
    func accepts(_ variant: ProofCase) async throws { try await variant.run() }

    @Test(arguments: specs.map(\.coverage))
    func hasAWitnessForEachMust(of spec: ProofCase) async throws { try await spec.run() }
}
