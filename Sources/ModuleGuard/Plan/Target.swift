import ModuleWriter
import SpyGenerator

/// What is known of the module that is to be guarded.
struct Target {
    let name: String
    let generator: SpyGenerator
    let reader: TargetReader
    let roles: RoleFinder
    let options: SpyOptions
    /// Doubles that the tests have already, by protocol.
    let doubles: [String: String]
    let types: TypeResolver

    init(
        name: String,
        graphs: [SymbolGraph],
        sources: [String],
        dependencies: [String],
        options: SpyOptions,
        doubles: [String: String],
        naming: NamingScheme?
    ) {
        self.name = name
        self.options = options
        self.doubles = doubles
        generator = SpyGenerator(graphs: graphs, sources: sources, dependencies: dependencies)
        reader = TargetReader(table: generator.table, places: Places(module: name, sources: sources))
        roles = RoleFinder(table: generator.table, reader: reader, types: reader.types(of: name), naming: naming)
        types = TypeResolver(generator.table)
    }

    /// The protocol that a type stands for, if it is one of which there can be a double.
    func protocolID(of type: TypeSyntax) -> String? {
        var base = types.resolved(type).unwrappedOptional
        if case .prefixed("any", let inner) = base { base = inner }
        if case .prefixed("some", let inner) = base { base = inner }
        guard case .named(_, _, let id?) = base.withoutBase, isProtocol(id) else { return nil }
        return id
    }

    /// The type of the target or of a module that it imports which a type names.
    func declaration(of type: TypeSyntax) -> TypeDeclaration? {
        switch types.resolved(type).unwrappedOptional {
        case .named(_, _, let id?), .member(_, _, _, let id?): reader.type(id)
        default: nil
        }
    }

    /// The names of the target's own types and protocols.
    var topLevelNames: Set<String> {
        let own = generator.table.symbols.values.filter {
            $0.pathComponents.count == 1 && generator.table.modules[$0.identifier.precise] == name
        }
        return Set(own.compactMap(\.pathComponents.first))
    }

    func isProtocol(_ id: String) -> Bool { generator.table.symbols[id]?.kind.identifier == "swift.protocol" }

    func protocolName(_ id: String) -> String { generator.table.symbols[id]?.pathComponents.last ?? "" }
}

extension TypeSyntax {
    /// A nested name without the types around it.
    fileprivate var withoutBase: TypeSyntax {
        if case .member(_, let name, let arguments, let id) = self { .named(name, arguments, id: id) } else { self }
    }
}
