import Testing
import VIPERSpecs

/// Empty cases, as many that have the main actor for once, and as many that verify next to nothing.
///
/// NB: one test after the other and each kind first and last once, so that none has a fresher process
/// than the others. The tests wait for each other: run them all or none.
@Suite struct VerifyBenchmark {
    @Test(.timed(0, "warm-up", 1_000), arguments: 0..<1_000)
    func warmUp(_ number: Int) async throws { try await verify() }

    @Test(.timed(1, "empty", 1_000), arguments: 0..<1_000)
    func empty1000First(_ number: Int) async throws {}

    @Test(.timed(2, "visit", 1_000), arguments: 0..<1_000)
    func visit1000First(_ number: Int) async throws { await visit() }

    @Test(.timed(3, "verify", 1_000), arguments: 0..<1_000)
    func verify1000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(4, "verify", 1_000), arguments: 0..<1_000)
    func verify1000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(5, "visit", 1_000), arguments: 0..<1_000)
    func visit1000Last(_ number: Int) async throws { await visit() }

    @Test(.timed(6, "empty", 1_000), arguments: 0..<1_000)
    func empty1000Last(_ number: Int) async throws {}

    @Test(.timed(7, "empty", 2_000), arguments: 0..<2_000)
    func empty2000First(_ number: Int) async throws {}

    @Test(.timed(8, "visit", 2_000), arguments: 0..<2_000)
    func visit2000First(_ number: Int) async throws { await visit() }

    @Test(.timed(9, "verify", 2_000), arguments: 0..<2_000)
    func verify2000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(10, "verify", 2_000), arguments: 0..<2_000)
    func verify2000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(11, "visit", 2_000), arguments: 0..<2_000)
    func visit2000Last(_ number: Int) async throws { await visit() }

    @Test(.timed(12, "empty", 2_000), arguments: 0..<2_000)
    func empty2000Last(_ number: Int) async throws {}

    @Test(.timed(13, "empty", 5_000), arguments: 0..<5_000)
    func empty5000First(_ number: Int) async throws {}

    @Test(.timed(14, "visit", 5_000), arguments: 0..<5_000)
    func visit5000First(_ number: Int) async throws { await visit() }

    @Test(.timed(15, "verify", 5_000), arguments: 0..<5_000)
    func verify5000First(_ number: Int) async throws { try await verify() }

    @Test(.timed(16, "verify", 5_000), arguments: 0..<5_000)
    func verify5000Last(_ number: Int) async throws { try await verify() }

    @Test(.timed(17, "visit", 5_000), arguments: 0..<5_000)
    func visit5000Last(_ number: Int) async throws { await visit() }

    @Test(.timed(18, "empty", 5_000), arguments: 0..<5_000)
    func empty5000Last(_ number: Int) async throws {}

    /// The least that a case costs which does anything on the main actor.
    private func visit() async { await Task { @MainActor in }.value }

    private func verify() async throws {
        try await TrivialSpec.requirements[0].verify { fixture in { [output = fixture.output] in output.done() } }
    }
}
