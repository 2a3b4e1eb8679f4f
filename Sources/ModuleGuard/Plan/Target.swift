import ModuleWriter
import SpyGenerator

/// The facts about the module that is to be guarded.
struct Target {
    let name: String
    let generator: SpyGenerator
    let reader: TargetReader
    let roles: RoleFinder
    let options: SpyOptions
    /// The doubles that the tests already have, by protocol.
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

    /// Returns the protocol behind a type, if it is one that can have a double.
    func protocolID(of type: TypeSyntax) -> String? {
        var base = types.resolved(type).unwrappedOptional
        if case .prefixed("any", let inner) = base { base = inner }
        if case .prefixed("some", let inner) = base { base = inner }
        guard case .named(_, _, let id?) = base.withoutBase, isProtocol(id) else { return nil }
        return id
    }

    /// Returns the declaration that a type names, if it is one of the target or of a module that it imports.
    func declaration(of type: TypeSyntax) -> TypeDeclaration? {
        switch types.resolved(type).unwrappedOptional {
        case .named(_, _, let id?), .member(_, _, _, let id?): reader.type(id)
        default: nil
        }
    }

    /// The names of the target's own top-level declarations.
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
    /// The type without the types around it.
    fileprivate var withoutBase: TypeSyntax {
        if case .member(_, let name, let arguments, let id) = self { .named(name, arguments, id: id) } else { self }
    }
}
