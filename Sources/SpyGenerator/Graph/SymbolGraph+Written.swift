extension SymbolGraph {
    /// Creates the graph of protocols that are not compiled yet, as the compiler would print it.
    ///
    /// All of them are on the main actor, and they name only types of the standard library.
    ///
    /// - Parameters:
    ///   - module: The module of the protocols.
    ///   - protocols: Their names, each with its methods, such as `func show(_ text: String)`.
    package init(module: String, protocols: [(name: String, methods: [String])]) {
        self.module = Module(name: module)
        var symbols: [Symbol] = []
        var relationships: [Relationship] = []
        for (name, methods) in protocols {
            let id = "s:\(module.count)\(module)\(name.count)\(name)P"
            symbols.append(Symbol("swift.protocol", id, [name], "@MainActor protocol \(name) : AnyObject"))
            for (line, method) in methods.enumerated() {
                let requirement = "\(id)\(line)"
                let path = [name, Symbol.title(of: method)]
                symbols.append(Symbol("swift.method", requirement, path, "@MainActor \(method)", line: line))
                relationships.append(
                    Relationship(
                        kind: "requirementOf",
                        source: requirement,
                        target: id,
                        targetFallback: nil,
                        swiftConstraints: nil
                    )
                )
            }
        }
        self.symbols = symbols
        self.relationships = relationships
    }
}

extension Symbol {
    /// Creates a public declaration from its text.
    fileprivate init(_ kind: String, _ id: String, _ path: [String], _ text: String, line: Int = 0) {
        self.init(
            kind: Kind(identifier: kind),
            identifier: Identifier(precise: id),
            pathComponents: path,
            declarationFragments: Self.fragments(of: text),
            accessLevel: "public",
            location: Location(uri: "file:///\(path[0]).swift", position: Position(line: line, character: 0)),
            availability: nil,
            spi: nil
        )
    }

    /// The compiler's identifiers of types of the standard library.
    private static let ids = [
        "AsyncThrowingStream": "s:Scs", "Error": "s:s5ErrorP", "MainActor": "s:ScM", "Result": "s:s6ResultO",
        "String": "s:SS", "Void": "s:s4Voida",
    ]

    /// Splits the text into words and what stands between them.
    private static func fragments(of text: String) -> [Fragment] {
        var fragments: [Fragment] = []
        var rest = text[...]
        while let first = rest.first {
            let isWord = first.isInNames
            let piece = rest.prefix { $0.isInNames == isWord }
            let isAttribute = fragments.last?.spelling.hasSuffix("@") == true
            fragments.append(
                Fragment(
                    kind: isAttribute ? "attribute" : "text",
                    spelling: String(piece),
                    preciseIdentifier: isWord ? ids[String(piece)] : nil
                )
            )
            rest = rest.dropFirst(piece.count)
        }
        return fragments
    }

    /// The name of a method with its labels, such as `show(_:)`.
    fileprivate static func title(of method: String) -> String {
        guard let match = method.firstMatch(of: /func (\w+)\((?:(\w+)\b)?/) else { return method }
        return "\(match.1)(\(match.2.map { "\($0):" } ?? ""))"
    }
}
