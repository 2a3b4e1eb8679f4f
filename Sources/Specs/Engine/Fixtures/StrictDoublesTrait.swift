public import Testing
import VIPERSpies

/// Fails a test on each problem that its doubles report.
///
/// A double that is asked for something without a planned answer reports a problem to its log. In a
/// suite with this trait, the problem fails the test, at the line of its `@Test`:
///
/// ```swift
/// @Suite(.strictDoubles) struct LoginTests {
///     @Test func greets() async throws {
///         let service = ServiceMock()          // strict
///         let store = StoreMock(log: .nice)    // answers with the plainest value there is
///     }
/// }
/// ```
///
/// ```
/// ✘ Test greets() recorded an issue at LoginTests.swift:2:6: Issue recorded
/// ↳ Service.login was asked, but no answer was planned for it.
///   The calls so far:
///     1. Service.login(name: "ann")
/// ```
///
/// Swift Testing does not know to which test a detached task belongs, so a problem in one fails the run at the
/// same line, but does not count as a failure of the test.
public struct StrictDoublesTrait: TestTrait, SuiteTrait, TestScoping {
    /// Always `true`, since the suites inside a strict suite are strict too.
    public let isRecursive = true

    /// Runs a test so that the problems of its doubles fail it.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of the test.
    ///   - function: The body of the test.
    /// - Throws: What the body throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let handler = ProblemHandler { Issue.record("\($0)", sourceLocation: test.sourceLocation) }
        try await CallLog.$ambientProblemHandler.withValue(handler) {
            try await function()
        }
    }
}

extension Trait where Self == StrictDoublesTrait {
    /// Fails a test on each problem that its doubles report.
    public static var strictDoubles: Self { Self() }
}
