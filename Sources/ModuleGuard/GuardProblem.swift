package import SpyGenerator

/// The reason why a module has no laws, in one sentence.
package struct GuardProblem: Equatable, Sendable {
    /// Where the presenter is declared, if that is known.
    let place: Place?
    /// The sentence.
    package let text: String

    /// Returns the problem as a line that an editor understands.
    package func line(_ severity: Severity) -> String { severity.line(text, at: place) }
}
