/// The verdicts on one module so far, so that what several requirements presuppose is played once.
package final class KnownVerdicts: Sendable {
    /// Those on the module that is judged by one requirement after the other; `nil` where nobody knows that it is one.
    @TaskLocal static var current: KnownVerdicts?

    private let verdicts = Shared<[String: Verdict]>([:])

    subscript(id: String) -> Verdict? {
        get { verdicts.value[id] }
        set { verdicts.update { $0[id] = newValue } }
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
        try await $current.withValue(KnownVerdicts(), operation: work)
    }
}
