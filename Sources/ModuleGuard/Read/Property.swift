import SpyGenerator

/// A stored or computed property of a type.
struct Property {
    let name: String
    let type: TypeSyntax
    let isSettable: Bool
    let isStatic: Bool
    /// Whether it can be read without `await` and `try`.
    let isPlain: Bool
}
