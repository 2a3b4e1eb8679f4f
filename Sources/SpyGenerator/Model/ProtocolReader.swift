/// Combines what the symbol graphs know about a protocol and its parents.
package struct ProtocolReader {
    package let table: SymbolTable
    package let sources: SourceIndex

    /// Reads a protocol.
    ///
    /// - Throws: ``SpyProblem`` if a part of it cannot be read.
    package func read(_ symbol: Symbol) throws -> ProtocolDeclaration {
        let id = symbol.identifier.precise
        var declaration = ProtocolDeclaration(path: symbol.pathComponents, module: table.modules[id] ?? "")
        declaration.place = place(of: symbol)
        declaration.isInternal = symbol.accessLevel == "internal"
        declaration.availability = (symbol.availability ?? []).compactMap(\.attribute)
        var conditions: [Condition] = []
        for ancestor in lineage(of: id) {
            guard let parent = table.symbols[ancestor], parent.kind.identifier == "swift.protocol" else { continue }
            try absorb(parent, into: &declaration, conditions: &conditions)
        }
        declaration.conditions = conditions
        declaration.lineage = Set(lineage(of: id))
        try refuseOverrides(in: declaration)
        declaration.isIsolatedWithParents =
            declaration.isolation == .global("MainActor") && lineage(of: id).dropFirst().contains(where: isByDefault)
        try absorbStandardParents(of: id, into: &declaration)
        try absorbDeprecations(of: id, into: &declaration)
        return declaration
    }

    /// Deprecates a spy that would otherwise not compile without a warning.
    private func absorbDeprecations(of id: String, into declaration: inout ProtocolDeclaration) throws {
        let types = declaration.requirements.flatMap { $0.parameters.map(\.type) + [$0.result] }
        let all = (lineage(of: id) + types.flatMap(\.ids)).flatMap { table.symbols[$0]?.availability ?? [] }
        if all.contains(where: { $0.isUnconditionallyUnavailable == true }) {
            throw SpyProblem(
                place: declaration.place,
                requirement: declaration.name,
                reason: "it is unavailable, or asks for a type that is"
            )
        }
        declaration.availability += Set(all.compactMap(\.deprecation)).sorted()
    }

    // MARK: Parents

    /// The protocol and its ancestors, nearest first.
    private func lineage(of id: String) -> [String] {
        var ids = [id]
        var index = 0
        while index < ids.count {
            let parents = table.parents[ids[index], default: []].map(\.target).sorted()
            for parent in parents where !ids.contains(parent) { ids.append(parent) }
            index += 1
        }
        return ids
    }

    private func isByDefault(_ id: String) -> Bool {
        table.symbols[id]?.kind.identifier == "swift.protocol" && table.isInMainActorModule(id)
    }

    /// Returns the qualified names of ancestors whose requirements are unknown.
    package func unknownParents(of id: String) -> [String] {
        lineage(of: id).flatMap { table.parents[$0, default: []] }
            .filter { table.symbols[$0.target] == nil }
            .compactMap(\.targetFallback)
            .filter { !StandardProtocols.know(String($0.split(separator: ".").last ?? "")) }
    }

    private func absorb(
        _ symbol: Symbol,
        into declaration: inout ProtocolDeclaration,
        conditions: inout [Condition]
    ) throws {
        let id = symbol.identifier.precise
        let head = try parsing(symbol, of: symbol) { parser in try parser.head() }
        let isActor = table.parents[id, default: []].contains { $0.target == "s:ScA" }
        if declaration.isolation == .none { declaration.isolation = head.isolation }
        declaration.namedModules.formUnion(symbol.modulesOfAttributes)
        if declaration.isolation == .none, !isActor, table.isOnMainActorByDefault(id) {
            declaration.isolation = .global("MainActor")
        }
        conditions += head.conditions.filter { !conditions.contains($0) }
        for type in head.inherited { try inherit(type, into: &declaration) }
        declaration.isActor = declaration.isActor || isActor
        for path in [place(of: symbol)?.path].compactMap({ $0 }) {
            declaration.imports += sources.imports(of: path).filter { !declaration.imports.contains($0) }
        }
        for alias in table.members[id, default: []].compactMap({ table.symbols[$0] }) {
            guard alias.kind.identifier == "swift.typealias", let name = alias.pathComponents.last else { continue }
            if declaration.aliases[name] == nil { declaration.aliases[name] = alias.identifier.precise }
        }
        let isForeign = table.modules[id] != declaration.module
        let nearer = declaration.requirements.count
        for member in members(of: id) {
            if isForeign, table.defaulted.contains(member.identifier.precise) {
                if let module = table.modules[id] { declaration.implementers.insert(module) }
                continue
            }
            try absorb(member: member, of: symbol, isActor: isActor, nearer: nearer, into: &declaration)
        }
    }

    private func absorb(
        member: Symbol,
        of symbol: Symbol,
        isActor: Bool,
        nearer: Int,
        into declaration: inout ProtocolDeclaration
    ) throws {
        switch member.kind.identifier {
        case "swift.associatedtype":
            let type = try parsing(member, of: symbol) { try $0.associatedType() }
            declaration.add(type)
        case "swift.typealias":
            break
        default:
            let title = member.pathComponents.last ?? ""
            var requirement = try parsing(member, of: symbol) { try $0.requirement(title: title) }
            declaration.namedModules.formUnion(member.namedModules)
            requirement.place = place(of: member)
            if requirement.isPreconcurrent, let module = table.modules[member.identifier.precise] {
                declaration.preconcurrencyModules.insert(module)
            }
            requirement.availability = (member.availability ?? []).compactMap(\.attribute)
            if requirement.isolation == .none, isActor, !requirement.isStatic, requirement.kind != .initializer {
                requirement.isolation = .instance
            }
            declaration.add(requirement, nearer: nearer)
        }
    }

    private func inherit(_ type: TypeSyntax, into declaration: inout ProtocolDeclaration) throws {
        guard let id = type.ids.last, let superclass = Superclass(type, id, in: table) else { return }
        if let reason = superclass.reason {
            throw SpyProblem(place: declaration.place, requirement: declaration.name, reason: reason)
        }
        declaration.superclass = "\(type)"
        declaration.superclassMembers = superclass.names
        let isFree = declaration.isolation == .none || declaration.isolation == .nonisolated
        // A class is on the actor of its superclass; in Swift 5 mode, the protocol that asks for that class need not
        // be.
        if isFree, table.isOnMainActor(id) { declaration.isolation = .global("MainActor") }
        if let module = SymbolID.module(of: id) { declaration.implementers.insert(module) }
    }

    private func refuseOverrides(in declaration: ProtocolDeclaration) throws {
        let names = Set(declaration.requirements.map(\.name) + ["calls", "recorder"])
        guard let name = names.intersection(declaration.superclassMembers).min() else { return }
        throw SpyProblem(
            place: declaration.place,
            requirement: declaration.name,
            reason: "its superclass has a member \(name), which a spy would have to override"
        )
    }

    private func absorbStandardParents(of id: String, into declaration: inout ProtocolDeclaration) throws {
        let edges = lineage(of: id).flatMap { table.parents[$0, default: []] }
        for name in Set(edges.compactMap { $0.targetFallback ?? nil }).sorted() {
            let isKnown = edges.contains { $0.targetFallback == name && table.symbols[$0.target] != nil }
            guard !isKnown else { continue }
            let short = String(name.split(separator: ".").last ?? "")
            if StandardProtocols.sendable.contains(short) { declaration.isSendable = true }
            if short == "Identifiable", declaration.choosesIdentity {
                for text in StandardProtocols.identity { try absorb(standard: text, into: &declaration) }
                continue
            }
            if short == "Identifiable" { declaration.isIdentifiable = true }
            if StandardProtocols.silent.contains(short) { continue }
            if StandardProtocols.written.contains(short) {
                declaration.standardParents.append(short)
            } else if name == "Foundation.NSObjectProtocol" || name == "ObjectiveC.NSObjectProtocol" {
                declaration.superclass = "NSObject"
            } else if let texts = StandardProtocols.declarations[short] {
                for text in texts { try absorb(standard: text, into: &declaration) }
            } else {
                throw SpyProblem(
                    place: declaration.place,
                    requirement: declaration.name,
                    reason: "it inherits from \(name), whose requirements are not known"
                )
            }
        }
    }

    private func absorb(standard text: String, into declaration: inout ProtocolDeclaration) throws {
        var parser = DeclarationParser(Lexer.tokens(of: text), id: "")
        if text.hasPrefix("associatedtype") {
            declaration.add(try parser.associatedType())
        } else {
            declaration.add(try parser.requirement(title: text))
        }
    }

    // MARK: Members

    private func members(of id: String) -> [Symbol] {
        table.requirements[id, default: []]
            .compactMap { table.symbols[$0] }
            .map { (place(of: $0), $0) }
            .sorted { left, right in
                guard let here = left.0, let there = right.0, here != there else {
                    return left.1.identifier.precise < right.1.identifier.precise
                }
                return here < there
            }
            .map(\.1)
    }

    private func place(of symbol: Symbol) -> Place? {
        Place(symbol.location) ?? sources.place(of: symbol)
    }

    private func parsing<Result>(
        _ symbol: Symbol,
        of owner: Symbol,
        _ parse: (inout DeclarationParser) throws -> Result
    ) throws -> Result {
        var parser = DeclarationParser(symbol)
        parser.builders = table.builders
        do {
            return try parse(&parser)
        } catch {
            throw SpyProblem(
                place: place(of: symbol) ?? place(of: owner),
                requirement: symbol.pathComponents.joined(separator: "."),
                reason: "\(error)"
            )
        }
    }
}
