import TodoSpecs

extension Spec {
    /// The ids of the requirements on lifetime that a module violates.
    static func lifetimeViolations(
        of subject: @escaping @MainActor @Sendable (Fixture) async throws -> Subject
    ) async throws -> Set<String> {
        var ids: Set<String> = []
        for requirement in try requirements(tagged: .lifetime) {
            if case .violated = try await requirement.verdict(subject: subject) { ids.insert(requirement.id) }
        }
        return ids
    }
}
