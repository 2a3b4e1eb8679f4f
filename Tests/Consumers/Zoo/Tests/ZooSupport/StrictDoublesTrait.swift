public import Testing
import VIPERSpies

/// Makes what doubles cannot do a failure of the test that uses them.
///
/// NB: that of the specs does the same, but to optimize the specs takes minutes.
public struct StrictDoublesTrait: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let handler = ProblemHandler { Issue.record("\($0)", sourceLocation: test.sourceLocation) }
        try await CallLog.$ambientProblemHandler.withValue(handler) { try await function() }
    }
}

extension Trait where Self == StrictDoublesTrait {
    public static var strictDoubles: Self { Self() }
}
