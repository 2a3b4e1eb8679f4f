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

    /// What a protocol stands for, by its name.
    ///
    /// - Parameter name: The name of a protocol, or of what is handed over for one.
    /// - Returns: The role; `nil` if the scheme has none that is called like this.
    package func role(of name: String) -> Role? {
        Role.allCases.first { role in
            let sides = (patterns[role] ?? "").split(separator: Self.module, omittingEmptySubsequences: false)
            guard sides.count == 2, sides[0].count + sides[1].count > 0 else { return false }
            return name.count >= sides[0].count + sides[1].count && name.hasPrefix(sides[0]) && name.hasSuffix(sides[1])
        }
    }
}
