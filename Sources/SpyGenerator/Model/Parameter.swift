/// A parameter of a requirement.
package struct Parameter: Equatable {
    /// What the caller writes before the argument.
    package var label: String?
    /// What the body calls the argument.
    package var name: String
    package var type: TypeSyntax
    package var isVariadic = false
    /// Whether the caller may leave the argument out.
    package var hasDefault = false

    package init(
        label: String?,
        name: String,
        type: TypeSyntax,
        isVariadic: Bool = false,
        hasDefault: Bool = false
    ) {
        (self.label, self.name, self.type) = (label, name, type)
        (self.isVariadic, self.hasDefault) = (isVariadic, hasDefault)
    }

    /// Whether it is the actor on which the body runs.
    package var isIsolated: Bool { type.unprefixed.prefixes.contains("isolated") }
}
