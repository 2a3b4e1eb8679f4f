/// A parameter of a requirement.
package struct Parameter: Equatable {
    /// The label that the caller writes before the argument.
    package var label: String?
    /// The name of the argument in the body.
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

    /// Whether the body runs on the actor that is this argument.
    package var isIsolated: Bool { type.unprefixed.prefixes.contains("isolated") }
}
