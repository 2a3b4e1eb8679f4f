/// What the compiler knows about a module: its declarations and how they relate.
///
/// Only what a spy needs is read; the format is that of `swift-symbolgraph-extract`.
public struct SymbolGraph: Decodable, Sendable {
    /// The module that was extracted.
    public let module: Module
    /// Its declarations.
    public let symbols: [Symbol]
    /// Which declaration belongs to which, and what conforms to what.
    public let relationships: [Relationship]

    /// The name of a module.
    public struct Module: Decodable, Sendable {
        /// The name, as an import writes it.
        public let name: String
    }
}
