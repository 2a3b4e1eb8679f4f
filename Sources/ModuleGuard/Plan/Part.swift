import SpyGenerator

/// An object of the module itself, or a value that does its work.
struct Part {
    /// The name of the constant that holds it.
    let variable: String
    let type: TypeDeclaration
    /// The protocols that its initialiser was given something for.
    var given: Set<String> = []
}
