/// How the protocols of a module are called.
package struct NamingScheme: Equatable, Sendable {
    /// What stands for the name of the module.
    package static let module = "{Module}"

    private let patterns: [Role: String]

    /// Creates a scheme.
    ///
    /// - Parameter patterns: A name for each role, with `{Module}` in it.
    init(patterns: [Role: String]) {
        self.patterns = patterns
    }

    /// The name of a protocol.
    ///
    /// - Parameters:
    ///   - role: What the protocol stands for.
    ///   - module: The name of the module.
    /// - Returns: The name, such as `LoginViewInterface`.
    package func name(of role: Role, in module: String) -> String {
        (patterns[role] ?? Self.module).replacing(Self.module, with: module)
    }
}
