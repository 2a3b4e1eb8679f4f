package import VIPERStory

extension SpecRequirement {
    /// Returns the story that a failure would tell, without failing the test.
    ///
    /// - Parameters:
    ///   - deadline: How long the requirement may take, instead of its own ``deadline``.
    ///   - subject: Builds the module under test from the fixture.
    /// - Returns: The story; `nil` if nothing is wrong.
    /// - Throws: ``NoTestIsRunning`` outside a test.
    package func story(
        within deadline: Duration? = nil,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws -> Story? {
        let evaluation = Evaluation(of: self, within: deadline, place: "a test of the kit", subject: subject)
        let record = evaluation.record
        _ = try await evaluation.run { issue, _ in
            record.fail(headline, issue.reason)
            return nil
        }
        return record.issueCount > 0 ? record.story : nil
    }
}
