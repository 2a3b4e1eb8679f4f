import Foundation
import Testing

/// Prints how long all cases of one test take by the clock and on a processor, while no other timed test runs.
struct Timed: TestTrait, TestScoping {
    private static let gate = Gate()

    let turn: Int
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
        await Self.gate.enter(as: turn)
        let (start, processorStart) = (ContinuousClock.now, clock())
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        let time = (ContinuousClock.now - start) / .microseconds(1)
        let processorTime = Double(clock() - processorStart) / Double(CLOCKS_PER_SEC) * 1_000_000
        print("TIMED \(kind) \(count) \(time) \(processorTime)")
        await Self.gate.leave()
        try result.get()
    }
}

extension Trait where Self == Timed {
    static func timed(_ turn: Int, _ kind: String, _ count: Int) -> Self {
        Timed(turn: turn, kind: kind, count: count)
    }
}
