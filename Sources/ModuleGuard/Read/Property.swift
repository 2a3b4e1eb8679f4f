import SpyGenerator

/// A property that a type stores or computes.
struct Property {
    let name: String
    let type: TypeSyntax
    let isSettable: Bool
    let isStatic: Bool
    /// Whether reading it needs nothing but its object.
    let isPlain: Bool
}
