import Testing
import VIPERSpecs

/// Empty cases, and as many that verify next to nothing.
///
/// NB: one test after the other and each kind first and last once, so that neither has a fresher process
/// than the other. The tests wait for each other: run them all or none.
@Suite struct VerifyBenchmark {
    @Test(.timed(0, "warm-up", 1_000), arguments: 0..<1_000)
    func warmUp(_ number: Int) async throws { try await verify() }

    @Test(.timed(1, "empty", 1_000), arguments: 0..<1_000)
    func empty1000First(_ number: Int) async throws {}

    @Test(.timed(2, "verify", 1_000), arguments: 0..<1_000)
    func verify1000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(3, "verify", 1_000), arguments: 0..<1_000)
    func verify1000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(4, "empty", 1_000), arguments: 0..<1_000)
    func empty1000Last(_ number: Int) async throws {}

    @Test(.timed(5, "empty", 2_000), arguments: 0..<2_000)
    func empty2000First(_ number: Int) async throws {}

    @Test(.timed(6, "verify", 2_000), arguments: 0..<2_000)
    func verify2000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(7, "verify", 2_000), arguments: 0..<2_000)
    func verify2000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(8, "empty", 2_000), arguments: 0..<2_000)
    func empty2000Last(_ number: Int) async throws {}

    @Test(.timed(9, "empty", 5_000), arguments: 0..<5_000)
    func empty5000First(_ number: Int) async throws {}

    @Test(.timed(10, "verify", 5_000), arguments: 0..<5_000)
    func verify5000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(11, "verify", 5_000), arguments: 0..<5_000)
    func verify5000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(12, "empty", 5_000), arguments: 0..<5_000)
    func empty5000Last(_ number: Int) async throws {}

    private func verify() async throws {
        try await TrivialSpec.requirements[0].verify { fixture in { [output = fixture.output] in output.done() } }
    }
}
