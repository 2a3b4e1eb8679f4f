import SpyGenerator

/// An object of the module, or a value that does work for it.
struct Part {
    /// The name of the constant that holds it.
    let variable: String
    let type: TypeDeclaration
    /// The protocols for which its initialiser received an object.
    var given: Set<String> = []
}
