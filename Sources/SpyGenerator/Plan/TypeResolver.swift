/// Resolves type aliases, and writes types as a spy has to.
package struct TypeResolver {
    package let table: SymbolTable
    /// The name of the spy, which stands for `Self`.
    package let spyName: String
    /// The types that the protocol's conditions give to its associated types.
    package let bindings: [String: TypeSyntax]
    /// The identifiers of the protocol's own aliases, which compilers omit where an alias stands for a dependent type.
    package let aliases: [String: String]

    /// The names of the protocol's associated types, which hide types of the same name.
    package var associatedTypes: Set<String> = []

    /// The names that the compiler found to be ambiguous.
    package var ambiguousNames: Set<String> = []

    init(
        table: SymbolTable,
        spyName: String,
        bindings: [String: TypeSyntax],
        aliases: [String: String],
        associatedTypes: Set<String> = [],
        ambiguousNames: Set<String> = []
    ) {
        (self.table, self.spyName, self.bindings, self.aliases) = (table, spyName, bindings, aliases)
        (self.associatedTypes, self.ambiguousNames) = (associatedTypes, ambiguousNames)
    }

    /// Resolves types outside any protocol.
    package init(_ table: SymbolTable) {
        self.init(table: table, spyName: "Self", bindings: [:], aliases: [:])
    }

    /// Whether the protocol has associated types.
    package var isGeneric: Bool { !associatedTypes.isEmpty }

    private func isAlias(_ id: String?) -> Bool {
        id.flatMap { table.symbols[$0] }?.kind.identifier == "swift.typealias"
    }

    private func isAliasOfProtocol(_ id: String) -> Bool {
        isAlias(id) && table.owners[id].flatMap { table.symbols[$0] }?.kind.identifier == "swift.protocol"
    }

    /// Returns the type as the spy writes it.
    package func written(_ type: TypeSyntax) -> TypeSyntax {
        type.mapped { part in
            switch part {
            case .named("Self", _, _):
                return .named(spyName)
            case .named(let name, let arguments, let id?) where isNested(name, id):
                return nested(arguments, id)
            case .named(let name, let arguments, let id?) where mustBeQualified(name, id):
                return .member(.named(SymbolID.module(of: id) ?? ""), name, arguments, id: id)
            case .named(let name, let arguments, let id?) where isShadowed(name, id):
                return .member(.named(SymbolID.writtenModule(of: id)), name, arguments, id: id)
            case .member(.named(spyName, _, _), let name, let arguments, let given):
                let id = given ?? aliases[name]
                let member = bindings[name] ?? .named(name, arguments, id: id)
                // The compiler cannot look up an alias while it still infers the types that the alias is made of.
                return (isGeneric || !arguments.isEmpty) && isAlias(id) ? resolved(member) : member
            case .named(_, let arguments, let id?) where (isGeneric || !arguments.isEmpty) && isAliasOfProtocol(id):
                return resolved(part)
            default:
                return part
            }
        }
    }

    /// Whether the name alone means another type in the spy.
    private func mustBeQualified(_ name: String, _ id: String) -> Bool {
        if associatedTypes.contains(name) { return table.symbols[id]?.kind.identifier != "swift.associatedtype" }
        return SupportNames.contains(name) || isAmbiguous(name, id)
    }

    /// Whether another module that the spy may import has a type of the same name.
    private func isAmbiguous(_ name: String, _ id: String) -> Bool {
        guard let symbol = table.symbols[id], symbol.pathComponents.count == 1 else { return false }
        if table.isAmbiguous(name) || ambiguousNames.contains(name) { return true }
        return FoundationNames.contain(name) && table.modules[id] != "Foundation"
    }

    /// Whether the module has a type of the same name as this type of another module.
    ///
    /// Some graphs print the type's module then, and some omit it.
    private func isShadowed(_ name: String, _ id: String) -> Bool {
        table.symbols[id] == nil && table.declares(name) && SymbolID.isType(id)
    }

    /// Whether a type is nested in others that are not written, since they need not be where the protocol is.
    private func isNested(_ name: String, _ id: String) -> Bool {
        let kinds = ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias"]
        guard let symbol = table.symbols[id], kinds.contains(symbol.kind.identifier) else { return false }
        return symbol.pathComponents.count > 1 && symbol.pathComponents.last == name && !isAliasOfProtocol(id)
    }

    private func nested(_ arguments: [TypeSyntax], _ id: String) -> TypeSyntax {
        let path = table.symbols[id]?.pathComponents ?? []
        let outer = path.dropLast().dropFirst().reduce(TypeSyntax.named(path[0])) { .member($0, $1) }
        return .member(outer, path[path.count - 1], arguments, id: id)
    }

    /// Whether a type is an alias whose type is unknown.
    package func isUnreadableAlias(_ type: TypeSyntax) -> Bool {
        switch resolved(type.unprefixed.base) {
        case .named(_, _, let id), .member(_, _, _, let id): isAlias(id)
        default: false
        }
    }

    /// Returns the type with all aliases resolved.
    package func resolved(_ type: TypeSyntax) -> TypeSyntax {
        var seen: Set<String> = []
        return resolved(type, seen: &seen)
    }

    private func resolved(_ type: TypeSyntax, seen: inout Set<String>) -> TypeSyntax {
        var visited = seen
        return type.mapped { part in
            let id: String?
            let arguments: [TypeSyntax]
            switch part {
            case .named(_, let given, let named): (id, arguments) = (named, given)
            case .member(_, _, let given, let named): (id, arguments) = (named, given)
            default: return part
            }
            guard let id, let symbol = table.symbols[id], symbol.kind.identifier == "swift.typealias",
                visited.insert(id).inserted
            else { return part }
            var parser = DeclarationParser(symbol)
            guard let alias = try? parser.aliased() else { return part }
            let values = Dictionary(zip(alias.generics, arguments)) { first, _ in first }
            let type = written(alias.type).mapped { inner in
                if case .named(let name, _, _) = inner, let value = values[name] { value } else { inner }
            }
            defer { visited.remove(id) }
            return resolved(type, seen: &visited)
        }
    }
}
