/// The verdicts on one module so far, so that a requirement which several others presuppose is played once.
package final class KnownVerdicts: Sendable {
    /// The verdicts on the module that is being judged; `nil` where the requirements may judge different modules.
    @TaskLocal static var current: KnownVerdicts?

    private let verdicts = Shared<[String: Verdict]>([:])
    private let facts = Shared<[String: KnownFact]>([:])

    subscript(id: String) -> Verdict? {
        get { verdicts.value[id] }
        set { verdicts.update { $0[id] = newValue } }
    }

    /// Returns a fact about the module, found out only once if all verdicts are known to be on the same module.
    ///
    /// - Parameters:
    ///   - name: The name of the fact.
    ///   - find: Finds out the fact.
    /// - Returns: The fact, found out now or before.
    /// - Throws: What finding it out throws.
    @MainActor
    static func fact<Fact>(_ name: String, _ find: () async throws -> Fact) async throws -> Fact {
        if let known = current?.facts.value[name]?.fact as? Fact { return known }
        let fact = try await find()
        // If the task was cancelled meanwhile, the fact may be only half found out.
        try Task.checkCancellation()
        current?.facts.update { $0[name] = KnownFact(fact: fact) }
        return fact
    }

    /// Does work in which all verdicts are on the same module.
    ///
    /// - Parameter work: The work to do.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    package static func ofOneModule<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        try await KnownVerdicts().during(work)
    }

    /// Does work in which all verdicts are on the module that these verdicts are about.
    ///
    /// - Parameter work: The work to do.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    func during<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: work)
    }
}

/// A fact of any type.
///
/// `@unchecked` is safe, since only one function reads and writes it, on the main actor.
private struct KnownFact: @unchecked Sendable {
    let fact: Any
}
