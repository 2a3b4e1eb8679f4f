import Testing

extension SpecRequirement {
    /// Finds out whether a module meets this requirement, without failing the test.
    ///
    /// The kit proves itself with it: a faulty module has to be found out. In a module's own tests,
    /// use ``verify(within:deviations:fileID:filePath:line:column:subject:)``.
    ///
    /// - Parameters:
    ///   - deadline: How long the requirement may take, instead of its own ``deadline``.
    ///   - subject: Builds the module under test from the fixture; it may be called several times.
    /// - Returns: The verdict, with the text of each failure.
    /// - Throws: ``NoTestIsRunning`` outside a test.
    public func verdict(
        within deadline: Duration? = nil,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws -> Verdict {
        let examination = Examination(requirement: self, deadline: deadline ?? self.deadline, subject: subject)
        let reason = try await examination.run { issue, _ in
            examination.evidence.add(failure: issue.description)
            return nil
        }
        let failures = examination.evidence.failures
        guard failures.isEmpty else { return .violated(failures) }
        return reason.map { .notApplicable($0.description) } ?? .satisfied
    }
}
