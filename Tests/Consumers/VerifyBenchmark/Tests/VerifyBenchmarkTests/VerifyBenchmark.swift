import Testing
import VIPERSpecs

/// Empty cases, and as many that verify next to nothing.
///
/// NB: one after the other, so that neither kind has the machine more to itself than the other.
@Suite struct VerifyBenchmark {
    @Test(.timed("empty", 1_000), arguments: 0..<1_000)
    func empty1000(_ number: Int) async throws {}

    @Test(.timed("verify", 1_000), arguments: 0..<1_000)
    func verify1000(_ number: Int) async throws { try await verify() }

    @Test(.timed("empty", 2_000), arguments: 0..<2_000)
    func empty2000(_ number: Int) async throws {}

    @Test(.timed("verify", 2_000), arguments: 0..<2_000)
    func verify2000(_ number: Int) async throws { try await verify() }

    @Test(.timed("empty", 5_000), arguments: 0..<5_000)
    func empty5000(_ number: Int) async throws {}

    @Test(.timed("verify", 5_000), arguments: 0..<5_000)
    func verify5000(_ number: Int) async throws { try await verify() }

    private func verify() async throws {
        try await TrivialSpec.requirements[0].verify { fixture in { [output = fixture.output] in output.done() } }
    }
}
