extension Spec {
    /// Runs every requirement on a module and reports the verdicts, without failing the test.
    ///
    /// - Parameters:
    ///   - module: The name of the module, if the same spec reports on several.
    ///   - subject: Builds the module under test from the fixture; it is called at least once for each requirement.
    /// - Returns: The verdicts, in the order of the requirements.
    /// - Throws: ``NoTestIsRunning`` outside a test.
    public static func report(
        on module: String? = nil,
        subject: @escaping @MainActor @Sendable (Fixture) async throws -> Subject
    ) async throws -> ConformanceReport {
        try await KnownVerdicts.ofOneModule {
            var verdicts: [String: Verdict] = [:]
            for requirement in requirementsAfterPresuppositions {
                verdicts[requirement.id] = try await requirement.verdict(subject: subject)
            }
            return ConformanceReport(
                rows: requirements.compactMap { requirement in
                    verdicts[requirement.id].map { verdict in
                        ConformanceReport.Row(requirement: requirement, verdict: verdict, module: module)
                    }
                }
            )
        }
    }
}
