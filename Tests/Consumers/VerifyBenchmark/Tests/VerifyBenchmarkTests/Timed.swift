import Testing

/// Prints how long all cases of one test take together, while no other timed test runs.
struct Timed: TestTrait, TestScoping {
    private static let gate = Gate()

    let kind: String
    let count: Int

    /// NB: around the test and not around each case, as a trait of a test is by default.
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? self : nil
    }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.gate.enter()
        let start = ContinuousClock.now
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        let microseconds = (ContinuousClock.now - start) / .microseconds(1)
        print("TIMED \(kind) \(count) \(microseconds)")
        await Self.gate.leave()
        try result.get()
    }
}

extension Trait where Self == Timed {
    static func timed(_ kind: String, _ count: Int) -> Self {
        Timed(kind: kind, count: count)
    }
}
