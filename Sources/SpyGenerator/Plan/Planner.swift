/// Decides what a spy of a protocol consists of.
package struct Planner {
    package let declaration: ProtocolDeclaration
    package let name: String
    package let table: SymbolTable
    package let types: TypeResolver
    let known: KnownTypes

    package init(
        _ declaration: ProtocolDeclaration,
        name: String,
        table: SymbolTable,
        sources: SourceIndex,
        ambiguousNames: Set<String>
    ) {
        self.declaration = declaration
        self.name = name
        self.table = table
        types = TypeResolver(
            table: table,
            spyName: name,
            bindings: Self.bindings(of: declaration),
            aliases: declaration.aliases,
            associatedTypes: Set(declaration.associatedTypes.map(\.name)),
            ambiguousNames: ambiguousNames
        )
        known = KnownTypes(table: table, types: types, sources: sources)
    }

    /// Plans the spy.
    ///
    /// - Throws: ``SpyProblem`` if a class cannot meet a requirement.
    package func plan() throws -> SpyPlan {
        var plan = SpyPlan(declaration: declaration, name: name)
        plan.members = try declaration.requirements.map(member)
        NameChooser.name(&plan.members)
        chooseNames(&plan)
        addGenerics(&plan)
        let payloads = plan.calls.flatMap(\.payload).map(\.type)
        plan.isEquatable = payloads.allSatisfy(known.isEquatable)
        plan.isSendable = payloads.allSatisfy(known.isSendable)
        let imports = Imports(declaration: declaration, plan: plan)
        (plan.imports, plan.hiddenImports) = (imports.modules, imports.hiddenModules)
        return plan
    }

    // MARK: Names and type parameters

    private func chooseNames(_ plan: inout SpyPlan) {
        let taken = Set(declaration.requirements.map(\.name))
        if taken.contains("calls") { plan.callsName = NameChooser.unique("recordedCalls", among: taken) }
        if taken.contains("recorder") { plan.recorderName = NameChooser.unique("callRecorder", among: taken) }
        let mentioned = Set(declaration.associatedTypes.map(\.name) + plan.members.flatMap { $0.requirement.typeNames })
        if mentioned.contains("Call") { plan.callName = "SpyCall" }
    }

    private static func bindings(of declaration: ProtocolDeclaration) -> [String: TypeSyntax] {
        var bindings: [String: TypeSyntax] = [:]
        func reaches(_ type: TypeSyntax, _ name: String) -> Bool {
            type.contains { part in
                guard case .named(let other, _, _) = part else { return false }
                return other == name || bindings[other].map { reaches($0, name) } ?? false
            }
        }
        // A child's statement about a type counts more than its parent's statement about parts of another type.
        let conditions = declaration.conditions + declaration.associatedTypes.flatMap(\.conditions)
        for condition in conditions where condition.isSameType {
            guard let name = condition.left.ownAssociatedType, bindings[name] == nil else { continue }
            let type = condition.right.withoutSelf
            // With `Y == [X]`, the condition `X == Y.Element` follows.
            if !reaches(type, name) { bindings[name] = type }
        }
        return bindings
    }

    /// Whether a type depends on a type that the user of the spy chooses.
    private func isFree(_ type: TypeSyntax) -> Bool {
        type.contains { part in
            guard case .named(let name, _, _) = part, isAssociated(part) else { return false }
            return types.bindings[name].map(isFree) ?? true
        }
    }

    /// Returns the condition that follows if a condition says that a type that is already bound equals another type.
    private func implied(by condition: Condition) -> Condition? {
        guard condition.isSameType, let name = condition.left.ownAssociatedType, let bound = types.bindings[name],
            case let type = condition.right.withoutSelf, type != bound, isFree(type)
        else { return nil }
        return Condition(left: types.written(type), isSameType: true, right: types.written(bound))
    }

    private func isAssociated(_ type: TypeSyntax) -> Bool {
        guard case .named(let name, _, _) = type else { return false }
        return declaration.associatedTypes.contains { $0.name == name }
    }

    private func addGenerics(_ plan: inout SpyPlan) {
        for type in declaration.associatedTypes {
            let extra = declaration.conditions.filter { !$0.isSameType && $0.left.ownAssociatedType == type.name }
            let required = (type.constraints + extra.map(\.right)).map(types.written)
            if let bound = types.bindings[type.name] {
                plan.aliases.append((type.name, bound))
                // A type that depends on another type parameter has to meet the constraints too.
                if bound.contains(isAssociated) {
                    plan.conditions += required.map { Condition(left: bound, isSameType: false, right: $0) }
                }
                continue
            }
            let constraints = required.map(\.description)
            let unique = constraints.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            plan.generics.append(unique.isEmpty ? type.name : "\(type.name): \(unique.joined(separator: " & "))")
        }
        let conditions = declaration.associatedTypes.flatMap(\.conditions) + declaration.conditions
        plan.conditions += conditions.compactMap(implied)
        for condition in conditions where condition.left.ownAssociatedType == nil {
            let written = Condition(
                left: types.written(condition.left),
                isSameType: condition.isSameType,
                right: types.written(condition.right)
            )
            if written.left != written.right, !plan.conditions.contains(written), !plan.generics.isEmpty {
                plan.conditions.append(written)
            }
        }
    }
}

extension TypeSyntax {
    /// The type with each `Self.Name` replaced by `Name`.
    fileprivate var withoutSelf: TypeSyntax {
        mapped { part in part.ownAssociatedType.map { .named($0) } ?? part }
    }

    /// The name of the associated type that `Self.Name` stands for.
    fileprivate var ownAssociatedType: String? {
        guard case .member(.named("Self", _, _), let name, _, _) = self else { return nil }
        return name
    }
}

extension Requirement {
    /// The names of all types that a requirement mentions, without the names of types inside them.
    fileprivate var typeNames: [String] {
        (parameters.map(\.type) + [result]).flatMap { type in
            var names: [String] = []
            _ = type.mapped { part in
                if case .named(let name, _, _) = part { names.append(name) }
                return part
            }
            return names
        }
    }
}
