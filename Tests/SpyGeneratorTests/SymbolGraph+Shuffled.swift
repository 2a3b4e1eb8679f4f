@testable import SpyGenerator

extension SymbolGraph {
    /// Returns the same graph in another order.
    func shuffled(using generator: inout some RandomNumberGenerator) throws -> SymbolGraph {
        SymbolGraph(
            module: module,
            symbols: symbols.shuffled(using: &generator),
            relationships: relationships.shuffled(using: &generator)
        )
    }
}

extension SymbolGraph {
    /// The same graph without source locations, as the compiler writes it for declarations that are not public.
    var withoutPlaces: SymbolGraph {
        get throws {
            SymbolGraph(
                module: module,
                symbols: symbols.map {
                    Symbol(
                        kind: $0.kind,
                        identifier: $0.identifier,
                        pathComponents: $0.pathComponents,
                        declarationFragments: $0.declarationFragments,
                        accessLevel: $0.accessLevel,
                        location: nil,
                        availability: $0.availability,
                        spi: $0.spi
                    )
                },
                relationships: relationships
            )
        }
    }
}
