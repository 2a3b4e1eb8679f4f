/// A declaration of a symbol graph.
public struct Symbol: Decodable, Sendable {
    /// The kind of the declaration, such as `swift.protocol`.
    public let kind: Kind
    /// The unique identifier of the declaration.
    public let identifier: Identifier
    /// The names of the enclosing types, and its own.
    public let pathComponents: [String]
    /// The declaration as the compiler prints it.
    public let declarationFragments: [Fragment]?
    /// The access level, such as `public`.
    public let accessLevel: String
    /// The place of the declaration; compilers may write it for public declarations only.
    public let location: Location?
    /// The systems and versions on which it can be used.
    public let availability: [Availability]?
    /// Whether only modules that import its module with `@_spi` can see it.
    public let spi: Bool?

    /// The name as code elsewhere writes it.
    package var qualifiedName: String { pathComponents.joined(separator: ".") }

    var isResultBuilder: Bool {
        (declarationFragments ?? []).contains { $0.kind == "attribute" && $0.spelling.hasSuffix("resultBuilder") }
    }

    /// The modules of all declarations that it names.
    var namedModules: Set<String> { Self.modules(of: declarationFragments ?? []) }

    /// The modules of its attributes, such as that of its global actor.
    var modulesOfAttributes: Set<String> {
        let fragments = declarationFragments ?? []
        let signs = fragments.indices.filter { fragments[$0].spelling == "@" }
        return Self.modules(of: signs.compactMap { fragments.indices.contains($0 + 1) ? fragments[$0 + 1] : nil })
    }

    private static func modules(of fragments: [Fragment]) -> Set<String> {
        Set(fragments.compactMap(\.preciseIdentifier).compactMap(SymbolID.module))
    }

    /// The kind of a declaration.
    public struct Kind: Decodable, Sendable {
        /// The name of the kind.
        public let identifier: String
    }

    /// The unique identifier of a declaration.
    public struct Identifier: Decodable, Sendable {
        /// The mangled name.
        public let precise: String
    }

    /// A piece of a printed declaration.
    public struct Fragment: Decodable, Sendable {
        /// What the piece is, such as `keyword`.
        public let kind: String
        /// The text.
        public let spelling: String
        /// The declaration that it names.
        public let preciseIdentifier: String?
    }

    /// A place in a file.
    public struct Location: Decodable, Sendable {
        /// The file, as a URL.
        public let uri: String
        /// The place in it.
        public let position: Position
    }

    /// A line and a column, both counted from zero.
    public struct Position: Decodable, Sendable {
        /// The line.
        public let line: Int
        /// The column.
        public let character: Int
    }
}
