/// A type, as a declaration writes it.
package indirect enum TypeSyntax: Equatable, Sendable {
    /// `Name<Argument>`, with the identifier of the declaration that it names.
    case named(String, [TypeSyntax] = [], id: String? = nil)
    /// `Base.Name<Argument>`.
    case member(TypeSyntax, String, [TypeSyntax] = [], id: String? = nil)
    case optional(TypeSyntax)
    case unwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case tuple([Element])
    case function(FunctionSyntax)
    case composition([TypeSyntax])
    /// A type with `any`, `some`, `inout`, `@escaping` or anything similar before it.
    case prefixed(String, TypeSyntax)
    /// `Base.Type` or `Base.Protocol`.
    case metatype(TypeSyntax, String)
    /// `~Copyable`.
    case suppressed(TypeSyntax)

    package struct Element: Equatable, Sendable {
        package var label: String?
        package var type: TypeSyntax
        package var isVariadic = false
    }

    package static let void = TypeSyntax.tuple([])

    package var isVoid: Bool {
        switch self {
        case .tuple(let elements): elements.isEmpty
        case .named("Void", _, _): true
        case .member(.named("Swift", _, _), "Void", _, _): true
        default: false
        }
    }
}
