/// The verdicts on one module so far, so that what several requirements presuppose is played once.
package final class KnownVerdicts: Sendable {
    /// Those on the module that is judged by one requirement after the other; `nil` where nobody knows that it is one.
    @TaskLocal static var current: KnownVerdicts?

    private let verdicts = Shared<[String: Verdict]>([:])
    private let facts = Shared<[String: KnownFact]>([:])

    subscript(id: String) -> Verdict? {
        get { verdicts.value[id] }
        set { verdicts.update { $0[id] = newValue } }
    }

    /// Something that is true of the module, found out once if it is known that all verdicts are on the same module.
    ///
    /// - Parameters:
    ///   - name: What it is about.
    ///   - find: Finds it out.
    /// - Returns: What was found out, now or before.
    /// - Throws: What finding it out throws.
    @MainActor
    static func fact<Fact>(_ name: String, _ find: () async throws -> Fact) async throws -> Fact {
        if let known = current?.facts.value[name]?.fact as? Fact { return known }
        let fact = try await find()
        // NB: who was given up on the way has found out only half of it.
        try Task.checkCancellation()
        current?.facts.update { $0[name] = KnownFact(fact: fact) }
        return fact
    }

    /// Does something in which all verdicts are on the same module.
    ///
    /// - Parameter work: What is done.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    package static func ofOneModule<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        try await KnownVerdicts().during(work)
    }

    /// Does something in which all verdicts are on the module that these are about.
    ///
    /// - Parameter work: What is done.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    func during<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: work)
    }
}

/// NB: `@unchecked` is backed by the one function that reads and writes it, which belongs to the main actor.
private struct KnownFact: @unchecked Sendable {
    let fact: Any
}
