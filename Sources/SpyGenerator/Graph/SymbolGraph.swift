/// What the compiler knows about a module: its declarations and their relationships.
///
/// Only what a spy needs is read; the format is that of `swift-symbolgraph-extract`.
public struct SymbolGraph: Decodable, Sendable {
    /// The module that was extracted.
    public let module: Module
    /// Its declarations.
    public let symbols: [Symbol]
    /// The edges between declarations, such as conformances.
    public let relationships: [Relationship]

    /// The name of a module.
    public struct Module: Decodable, Sendable {
        /// The name, as an import writes it.
        public let name: String
    }
}
