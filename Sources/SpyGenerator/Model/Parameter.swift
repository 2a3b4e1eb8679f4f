/// A parameter of a requirement.
struct Parameter: Equatable {
    /// What the caller writes before the argument.
    var label: String?
    /// What the body calls the argument.
    var name: String
    var type: TypeSyntax
    var isVariadic = false

    /// Whether it is the actor on which the body runs.
    var isIsolated: Bool { type.unprefixed.prefixes.contains("isolated") }
}
