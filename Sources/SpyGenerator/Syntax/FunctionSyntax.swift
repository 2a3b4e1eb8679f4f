/// The type of a closure.
package struct FunctionSyntax: Equatable, Sendable {
    package var parameters: [TypeSyntax.Element]
    package var isAsync = false
    package var failure: Failure = .none
    package var result: TypeSyntax

    /// The errors that a function can throw.
    package enum Failure: Equatable, Sendable {
        case none
        case any
        case typed(TypeSyntax)
        /// Only the errors of its closures.
        case rethrown
    }
}
