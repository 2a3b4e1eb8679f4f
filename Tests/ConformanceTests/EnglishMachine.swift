import Proof
import Testing
import TodoSpecs

/// Lets modules that read the machine's settings violate the same requirements wherever the tests run.
struct EnglishMachine: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Machine.$calendar.withValue(.english) { try await function() }
    }
}

extension Trait where Self == EnglishMachine {
    static var onAnEnglishMachine: Self { Self() }
}
