public import Testing

/// Runs a suite only once a module meets a spec that the suite builds on.
///
/// An unwritten module breaks most laws, all for the same reason. With this trait the laws run once there is something
/// to judge, and until then a warning says what they wait for:
///
/// ```swift
/// @Suite(.presupposes(LoginPresenterSpec.self) { LoginPresenter(view: $0.view, interactor: $0.interactor) })
/// struct LoginLaws { … }
/// ```
///
/// ```
/// ⚠︎ Suite LoginLaws recorded a warning at LoginLaws.swift:5:2: Issue recorded
/// ↳ It is not run, since it presupposes LOGIN-PRESENTER-01, which is violated.
/// ```
///
/// Verify the spec in a test of its own: that test fails, and not this suite.
public struct PresuppositionTrait: SuiteTrait, TestTrait, TestScoping {
    /// Returns the first requirement that is not met, worded for a warning; `nil` if all are met.
    let obstacle: @Sendable () async throws -> String?

    /// Runs a suite or a test, unless a requirement that it presupposes is not met.
    ///
    /// - Parameters:
    ///   - test: The suite or the test.
    ///   - testCase: The case of the test.
    ///   - function: Its body.
    /// - Throws: What the body throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let obstacle = try await obstacle() else { return try await function() }
        Issue.warn("It is not run, since it presupposes \(obstacle).", at: test.sourceLocation)
    }
}

extension Trait where Self == PresuppositionTrait {
    /// Runs a suite only once a module meets all requirements of a spec.
    ///
    /// - Parameters:
    ///   - spec: The spec, which a test of its own verifies.
    ///   - subject: Builds the module under test from the fixture; it may be called several times.
    public static func presupposes<S: Spec>(
        _ spec: S.Type,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) -> Self {
        PresuppositionTrait {
            try await KnownVerdicts.ofOneModule {
                for requirement in S.requirements where requirement.level == .must {
                    switch try await requirement.verdict(subject: subject) {
                    case .satisfied, .notApplicable: continue
                    case .violated: return "\(requirement.id), which is violated"
                    case .notJudged: return "\(requirement.id), which could not be judged"
                    }
                }
                return nil
            }
        }
    }
}
