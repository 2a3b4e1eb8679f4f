/// The names of a module's protocols.
package struct NamingScheme: Equatable, Sendable {
    /// The placeholder for the name of the module.
    package static let module = "{Module}"

    private let patterns: [Role: String]

    /// Creates a scheme.
    ///
    /// - Parameter patterns: A name for each role, with `{Module}` in it.
    init(patterns: [Role: String]) {
        self.patterns = patterns
    }

    /// Returns the name of a protocol.
    ///
    /// - Parameters:
    ///   - role: The role of the protocol.
    ///   - module: The name of the module.
    /// - Returns: The name, such as `LoginViewInterface`.
    package func name(of role: Role, in module: String) -> String {
        (patterns[role] ?? Self.module).replacing(Self.module, with: module)
    }

    /// The reason why a new module cannot have these names, in one sentence; `nil` if it can.
    package var reasonAgainstNewModule: String? {
        let missing = Role.allCases.filter { patterns[$0] == nil }.map(\.rawValue)
        if !missing.isEmpty { return "a new module needs names of \(missing.joined(separator: ", "))." }
        let types = ["View", "Presenter", "Interactor", "Wireframe", "Formatter"].map { "\(Self.module)\($0)" }
        let taken = Role.allCases.compactMap { patterns[$0] }.first(where: types.contains)
        return taken.map { "“\($0)” is what a class of a new module is called." }
    }

    /// Returns the role of a protocol by its name.
    ///
    /// - Parameter name: The name of a protocol, or of a type that is passed in its place.
    /// - Returns: The role; `nil` if the name matches none.
    package func role(of name: String) -> Role? {
        Role.allCases.first { role in
            let sides = (patterns[role] ?? "").split(separator: Self.module, omittingEmptySubsequences: false)
            guard sides.count == 2, sides[0].count + sides[1].count > 0 else { return false }
            return name.count >= sides[0].count + sides[1].count && name.hasPrefix(sides[0]) && name.hasSuffix(sides[1])
        }
    }
}
