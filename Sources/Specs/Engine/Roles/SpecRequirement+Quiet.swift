import Testing

extension SpecRequirement {
    /// Returns a requirement that a module calls none of its doubles before it is asked.
    ///
    /// - Parameters:
    ///   - id: The permanent id.
    ///   - statement: What has to be true, in one sentence.
    ///   - tags: Words to select the requirement by.
    ///   - start: Builds the module.
    ///   - ask: Asks the module something, to prove that it uses these doubles.
    /// - Returns: The requirement, which is a `should`.
    package static func quiet(
        _ id: String,
        _ statement: String,
        tags: Set<RequirementTag> = [],
        start: @escaping @MainActor @Sendable (Trial<S>) async throws -> Run<S>,
        ask: @escaping @MainActor @Sendable (Run<S>) async throws -> Void
    ) -> Self {
        Self(id, .should, statement, source: "fault class: work begun during assembly", tags: tags) { trial in
            let run = try await start(trial)
            await run.settle()
            #expect(run.log.calls == [])
            try await ask(run)
            await run.settle { !$0.log.calls.isEmpty }
        }
    }
}
