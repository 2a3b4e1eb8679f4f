/// The type of a closure.
struct FunctionSyntax: Equatable, Sendable {
    var parameters: [TypeSyntax.Element]
    var isAsync = false
    var failure: Failure = .none
    var result: TypeSyntax

    /// What a function can throw.
    enum Failure: Equatable, Sendable {
        case none
        case any
        case typed(TypeSyntax)
        /// Only what its closures throw.
        case rethrown
    }
}
