@testable import SpyGenerator

extension SymbolGraph {
    /// The same graph in another order.
    func shuffled(using generator: inout some RandomNumberGenerator) throws -> SymbolGraph {
        SymbolGraph(
            module: module,
            symbols: symbols.shuffled(using: &generator),
            relationships: relationships.shuffled(using: &generator)
        )
    }
}
