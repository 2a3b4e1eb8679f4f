extension Planner {
    /// Returns the plan for a requirement, before it is given names.
    func member(_ requirement: Requirement) throws -> MemberPlan {
        let requirement = written(requirement)
        try refuseUnreadableAliases(requirement)
        try refuseIsolatedKeys(requirement)
        var member = MemberPlan(requirement: requirement)
        switch requirement.kind {
        case .method, .operation, .initializer:
            member.call = CallCase(name: requirement.name, payload: payload(of: requirement))
        case .property(let accessors):
            if accessors.isAsync || accessors.failure != .none {
                member.call = CallCase(name: requirement.name, payload: [])
            }
            if accessors.isSettable {
                member.setter = CallCase(name: requirement.name, payload: [newValue(requirement)])
            }
        case .subscript(let accessors):
            let payload = payload(of: requirement)
            member.call = CallCase(name: requirement.name, payload: payload)
            if accessors.isSettable {
                var value = newValue(requirement)
                value.label = "to"
                member.setter = CallCase(name: requirement.name, payload: payload + [value])
            }
        }
        for (index, parameter) in requirement.parameters.enumerated() {
            member.closures[index] = ClosureParameter(parameter, types)
        }
        member.answers = try answers(of: requirement)
        // To read a stream is to ask for its values.
        if member.call == nil, member.answers.contains(where: \.kind.isStream) {
            member.call = CallCase(name: requirement.name, payload: [])
        }
        let (prefixes, result) = requirement.result.unprefixed
        member.isSent = prefixes.contains("sending") && !known.isSendable(result)
        return member
    }

    /// Refuses types such as a set whose elements are hashable on the main actor only, unless all is on the main actor.
    private func refuseIsolatedKeys(_ requirement: Requirement) throws {
        let mainActor = Isolation.global("MainActor")
        let isOnMainActor = requirement.isolation == mainActor && declaration.isolation == mainActor
        if isOnMainActor, !requirement.isStatic { return }
        let types = requirement.parameters.map(\.type) + [requirement.result]
        guard let key = types.compactMap(known.isolatedKey).first else { return }
        throw problem(
            requirement,
            "\(key) can only be used on the main actor, which a spy's calls and answers are not on"
        )
    }

    /// Refuses an alias whose type is unknown: it may be a closure that does not escape, which no call can keep.
    private func refuseUnreadableAliases(_ requirement: Requirement) throws {
        let types = requirement.parameters.map(\.type).filter { !$0.unprefixed.prefixes.contains("@escaping") }
        guard let alias = types.first(where: self.types.isUnreadableAlias) else { return }
        throw problem(requirement, "the compiler does not tell what \(alias) stands for")
    }

    func problem(_ requirement: Requirement, _ reason: String) -> SpyProblem {
        SpyProblem(
            place: requirement.place ?? declaration.place,
            requirement: "\(declaration.name).\(requirement.title)",
            reason: reason
        )
    }

    private func written(_ requirement: Requirement) -> Requirement {
        var written = requirement
        written.result = types.written(requirement.result)
        written.failure = self.written(requirement.failure)
        let isOnActor = requirement.isolation == .instance || requirement.hasIsolatedParameter
        for index in written.parameters.indices {
            let type = types.written(requirement.parameters[index].type)
            // Arguments of an actor are sent anyway; if they say so, the compiler loses track of them in closures.
            written.parameters[index].type = isOnActor ? type.unsent : type
        }
        written.conditions = requirement.conditions.map {
            Condition(left: types.written($0.left), isSameType: $0.isSameType, right: types.written($0.right))
        }
        if case .property(var accessors) = written.kind {
            accessors.failure = self.written(accessors.failure)
            written.kind = .property(accessors)
        }
        return written
    }

    private func written(_ failure: FunctionSyntax.Failure) -> FunctionSyntax.Failure {
        if case .typed(let error) = failure { .typed(types.written(error)) } else { failure }
    }

    // MARK: Calls

    private func newValue(_ requirement: Requirement) -> CallCase.Payload {
        let type = erased(requirement.result, requirement).kept
        return CallCase.Payload(type: type, value: "newValue\(requirement.result.coercion(to: type))")
    }

    private func payload(of requirement: Requirement) -> [CallCase.Payload] {
        var payload: [CallCase.Payload] = []
        for parameter in requirement.parameters {
            guard var argument = argument(parameter, of: requirement) else { continue }
            if let label = argument.label, payload.contains(where: { $0.label == label }) {
                argument.label = parameter.name
            }
            payload.append(argument)
        }
        return payload
    }

    private func argument(_ parameter: Parameter, of requirement: Requirement) -> CallCase.Payload? {
        let name = Keywords.escaped(parameter.name)
        let (prefixes, base) = parameter.type.unprefixed
        if let closure = ClosureParameter(parameter, types) {
            if closure.isCompletion(of: parameter) { return nil }
            if closure.isAutoclosure, !closure.isEscaping, closure.function.failure == .none {
                return CallCase.Payload(
                    label: parameter.label,
                    type: erased(closure.function.result, requirement),
                    value: "\(name)()"
                )
            }
            if !closure.isEscaping { return nil }
        }
        if prefixes.contains("repeat") {
            return CallCase.Payload(
                label: parameter.label,
                type: .array(.named("Any")),
                value: "CallLog.list(repeat each \(name))"
            )
        }
        guard known.canBeKept(base), !isNoncopyable(base, in: requirement) else { return nil }
        let isOwned = prefixes.contains { ["inout", "borrowing", "consuming"].contains($0) }
        if isOwned, !known.canBeCopied(base) { return nil }
        let type = erased(base, requirement)
        let kept = prefixes.reversed().filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
            .reduce(type) { $0.isErasure ? $0 : .prefixed($1, $0) }
        let isLent = prefixes.contains("borrowing") || prefixes.contains("consuming")
        return CallCase.Payload(
            label: parameter.label,
            type: parameter.isVariadic ? .array(kept) : kept.kept,
            value: (isLent ? "copy \(name)" : name) + base.coercion(to: kept)
        )
    }

    private func isNoncopyable(_ type: TypeSyntax, in requirement: Requirement) -> Bool {
        requirement.conditions.contains { condition in
            guard case .suppressed = condition.right else { return false }
            return type.contains { $0 == condition.left }
        }
    }

    /// Returns the type without the method's type parameters, which a call cannot carry.
    private func erased(_ type: TypeSyntax, _ requirement: Requirement) -> TypeSyntax {
        if case .prefixed("some", let base) = type, !base.hasArguments { return .prefixed("any", base) }
        let isOpaque = type.contains { if case .prefixed("some", _) = $0 { true } else { false } }
        return isOpaque || mentionsGenerics(type, requirement) ? .named("Any") : type.reflectable
    }

    func mentionsGenerics(_ type: TypeSyntax, _ requirement: Requirement) -> Bool {
        let names = Set(requirement.generics.map(\.name))
        guard !names.isEmpty else { return false }
        return type.contains { if case .named(let name, _, _) = $0 { names.contains(name) } else { false } }
    }
}

extension TypeSyntax {
    /// The type as a call keeps it: `T!` becomes `T?`, and modifiers for parameters and results only are dropped.
    var kept: TypeSyntax {
        switch self {
        case .unwrapped(let base), .optional(let base): .optional(base.kept)
        case .prefixed("nonisolated(nonsending)", let base), .prefixed("sending", let base): base.kept
        default: self
        }
    }

    /// The type of a parameter without `sending`.
    fileprivate var unsent: TypeSyntax {
        switch self {
        case .prefixed("sending", let base): base
        case .prefixed(let prefix, let base): .prefixed(prefix, base.unsent)
        default: self
        }
    }

    /// The type with `Any.Type` in place of each metatype.
    ///
    /// A value of type `Int.Type` takes no memory, and the runtime's mirror of it is garbage.
    fileprivate var reflectable: TypeSyntax {
        switch self {
        case .metatype: .metatype(.named("Any"), "Type")
        case .optional(let base): .optional(base.reflectable)
        case .array(let element): .array(element.reflectable)
        case .dictionary(let key, let value): .dictionary(key, value.reflectable)
        case .tuple(let elements):
            .tuple(elements.map { Element(label: $0.label, type: $0.type.reflectable, isVariadic: $0.isVariadic) })
        default: self
        }
    }

    /// Returns what is written behind a value that becomes `Any`: for an optional, ` as Any` says that this is
    /// intended.
    func coercion(to type: TypeSyntax) -> String {
        switch self {
        case .optional, .unwrapped: type.isErasure ? " as Any" : ""
        default: ""
        }
    }

    fileprivate var isErasure: Bool { self == .named("Any") }

    fileprivate var hasArguments: Bool {
        contains { part in
            switch part {
            case .named(_, let arguments, _), .member(_, _, let arguments, _): !arguments.isEmpty
            default: false
            }
        }
    }
}
