/// Writes the members that meet the protocol's requirements.
struct MemberWriter {
    let writer: SpyWriter

    private var plan: SpyPlan { writer.plan }

    func lines(_ member: MemberPlan) -> [String] {
        let requirement = member.requirement
        var attributes = requirement.availability
        attributes += requirement.attributes.filter { $0.hasPrefix("@objc") }
        if case .global(let actor) = requirement.isolation, requirement.isolation != writer.declaration.isolation {
            attributes.append("@\(actor)")
        }
        attributes += requirement.attributes.filter { $0 == "@concurrent" || $0 == "@discardableResult" }
        var modifiers = writer.access
        for attribute in requirement.attributes where attribute.hasPrefix("nonisolated(") {
            // The spy's member is computed, and the compiler warns if a computed member is `unsafe`.
            modifiers += attribute == "nonisolated(unsafe)" ? "nonisolated " : "\(attribute) "
        }
        if isFreed(requirement) { modifiers += "nonisolated " }
        if requirement.isStatic { modifiers += "static " }
        return attributes + written(member, modifiers)
    }

    /// Whether a member does not run on the actor of the spy.
    private func isFreed(_ requirement: Requirement) -> Bool {
        let isBound = requirement.attributes.contains { $0 == "@concurrent" || $0.hasPrefix("nonisolated(") }
        if isBound || requirement.hasIsolatedParameter { return false }
        let declaration = writer.declaration
        switch requirement.isolation {
        case .global, .instance: return isFreeIdentity(requirement)
        case .none, .nonisolated:
            if declaration.isActor { return !requirement.isStatic && requirement.kind != .initializer }
            return declaration.isolation != .none && declaration.isolation != .nonisolated
        }
    }

    /// Whether it is an `id` that `Identifiable` requires as well, and that has to be usable on every actor.
    private func isFreeIdentity(_ requirement: Requirement) -> Bool {
        requirement.name == "id" && !requirement.isStatic && writer.freeParents.contains("Identifiable")
    }

    private func written(_ member: MemberPlan, _ modifiers: String) -> [String] {
        let requirement = member.requirement
        switch requirement.kind {
        case .method:
            return function(member, "\(modifiers)func \(Keywords.escapedMember(requirement.name))")
        case .operation(let fixity):
            let fix = fixity == .infix ? "" : "\(fixity.rawValue) "
            return function(member, "\(modifiers)\(fix)func \(requirement.name) ")
        case .initializer:
            return initializer(member, modifiers)
        case .property(let accessors):
            let name = Keywords.escapedMember(requirement.name)
            return accessed(member, accessors, "\(modifiers)var \(name): \(requirement.result)")
        case .subscript(let accessors):
            let result = " -> \(requirement.result)\(requirement.whereClause)"
            return accessed(member, accessors, "\(modifiers)subscript\(requirement.signature)\(result)")
        }
    }

    // MARK: Kinds

    private func function(_ member: MemberPlan, _ head: String) -> [String] {
        let requirement = member.requirement
        let result = requirement.result.isVoid ? "" : " -> \(requirement.result)"
        // The compiler finds nothing to await in an `async rethrows` function that calls none of its closures.
        let isPlain = requirement.isAsync && requirement.failure == .rethrown
        let effects = (requirement.isAsync ? " async" : "") + (isPlain ? "" : requirement.failure.clause)
        let line = "\(head)\(requirement.signature)\(effects)\(result)\(requirement.whereClause) {"
        return Layout.wrapped(line, indentation: 4) + Layout.indented(body(member, statements)) + ["}"]
    }

    private func initializer(_ member: MemberPlan, _ modifiers: String) -> [String] {
        let convenience = writer.declaration.isActor ? "" : "convenience "
        let line = "\(modifiers)\(convenience)init\(member.requirement.signature)\(member.requirement.whereClause) {"
        let body =
            ["self.init(log: \(writer.names("CallLog"))())"] + record(member.call, member)
        return Layout.wrapped(line, indentation: 4) + Layout.indented(body) + ["}"]
    }

    private func accessed(_ member: MemberPlan, _ accessors: Requirement.Accessors, _ head: String) -> [String] {
        let getter = body(member) { answer($0, isAsync: accessors.isAsync) }
        let effects = (accessors.isAsync ? " async" : "") + accessors.failure.clause
        let setter = setter(member, accessors)
        let head = Layout.wrapped("\(head) {", indentation: 4)
        if setter.isEmpty, effects.isEmpty { return head + Layout.indented(getter) + ["}"] }
        return head + Layout.indented(block("get\(effects)", getter) + setter) + ["}"]
    }

    private func setter(_ member: MemberPlan, _ accessors: Requirement.Accessors) -> [String] {
        guard let answer = member.answers.first(where: { !$0.kind.isClosure }) else { return [] }
        let name = reference(answer.name, member)
        let value = "newValue\(member.requirement.result.coercion(to: answer.isErased ? .named("Any") : answer.value))"
        if accessors.isSettable, let call = member.setter {
            let (constants, call) = call.evaluatedOnce
            let index = member.call?.evaluatedOnce.call.handingOver
            let arguments = [value, index, "as: \(call.expression)", "in: \(name)"].compactMap(\.self)
            let line = "\(recorder(member)).keep(\(arguments.joined(separator: ", ")))"
            return block("set", constants + Layout.wrapped(line, indentation: 12))
        }
        // A test can set a property that code only reads, which reads better than planning an answer.
        let isPlain = !accessors.isAsync && accessors.failure == .none && member.requirement.parameters.isEmpty
        guard isPlain, !answer.kind.isStream, member.requirement.isolation != .instance else { return [] }
        return block("set", ["\(name).give(newValue)"])
    }

    private func block(_ head: String, _ body: [String]) -> [String] {
        body.count == 1
            ? Layout.block("\(head)", body[0], indentation: 8)
            : ["\(head) {"] + Layout.indented(body) + ["}"]
    }

    // MARK: Bodies

    private func body(_ member: MemberPlan, _ statements: (MemberPlan) -> [String]) -> [String] {
        guard !member.answers.isEmpty, let (constants, call) = member.call?.evaluatedOnce, !constants.isEmpty else {
            return built(statements(member), member)
        }
        var member = member
        member.call = call
        // Only a body of a single statement may omit `return`.
        return constants + returning(statements(member), member)
    }

    /// Adds `return` for a result builder, which leaves a body with a `return` alone.
    private func built(_ statement: [String], _ member: MemberPlan) -> [String] {
        member.requirement.isBuilt ? returning(statement, member) : statement
    }

    private func returning(_ statement: [String], _ member: MemberPlan) -> [String] {
        guard let first = statement.first, member.answers.contains(where: { !$0.kind.isClosure }) else {
            return statement
        }
        return ["return \(first)"] + statement.dropFirst()
    }

    private func statements(_ member: MemberPlan) -> [String] {
        var lines = plainStatements(member)
        guard member.isSent, !lines.isEmpty else { return lines }
        lines[0] = "\(writer.names("CallLog")).sent(\(lines[0])"
        lines[lines.count - 1] += ")"
        return lines
    }

    private func plainStatements(_ member: MemberPlan) -> [String] {
        let requirement = member.requirement
        if case .named("Never", _, _) = requirement.result {
            return ask(member) + ["fatalError(\"\(plan.declaration.name).\(requirement.title) never returns\")"]
        }
        let hasResult = member.answers.contains { !$0.kind.isClosure }
        return hasResult ? answer(member, isAsync: requirement.isAsync) : ask(member)
    }

    private func record(_ call: CallCase?, _ member: MemberPlan) -> [String] {
        guard let call else { return [] }
        return Layout.wrapped("\(recorder(member)).record(\(call.expression))", indentation: 8)
    }

    private func recorder(_ member: MemberPlan) -> String {
        reference(member.requirement.isStatic ? "statics" : plan.recorderName, member)
    }

    /// Returns statements that record a call together with the questions of its closures.
    private func ask(_ member: MemberPlan) -> [String] {
        let closures = closures(of: member)
        guard let call = member.call, let only = closures.first else { return record(member.call, member) }
        if closures.count == 1, !only.isOptional { return only.asking(call) }
        return listing(closures, of: member, in: "\(recorder(member)).ask(\(call.expression))")
    }

    /// Returns a call that is followed by the questions of closures.
    private func listing(_ closures: [ClosureWriter], of member: MemberPlan, in head: String) -> [String] {
        let questions = closures.flatMap(\.question)
        let captures = captures(member)
        if questions.count == 1, !closures[0].isOptional {
            return Layout.block(head, capturing: captures, questions[0], indentation: 8)
        }
        return Layout.wrapped("\(head) {\(captures)", indentation: 8) + Layout.indented(questions) + ["}"]
    }

    /// Returns a capture list for a global actor that the member runs on and receives as an argument.
    ///
    /// The compiler cannot compile a closure that uses this actor, unless the closure captures it explicitly.
    private func captures(_ member: MemberPlan) -> String {
        let actors = member.requirement.parameters.filter(\.isIsolated).map { Keywords.escaped($0.name) }
        let used = actors.filter { actor in member.call?.payload.contains { $0.value == actor } ?? false }
        return used.isEmpty ? "" : " [\(used.joined(separator: ", "))] in"
    }

    private func closures(of member: MemberPlan) -> [ClosureWriter] {
        member.answers.compactMap { answer in
            guard case .closure(let number) = answer.kind, let closure = member.closures[number] else { return nil }
            return ClosureWriter(
                member: member,
                closure: closure,
                answer: answer,
                number: number,
                reference: reference(answer.name, member),
                recorder: recorder(member)
            )
        }
    }

    /// Returns statements that record a call and answer it.
    ///
    /// - Parameters:
    ///   - member: The member that is called.
    ///   - isAsync: Whether the caller awaits the answer.
    private func answer(_ member: MemberPlan, isAsync: Bool) -> [String] {
        guard let answer = member.answers.first(where: { !$0.kind.isClosure }) else { return [] }
        let name = reference(answer.name, member)
        let isStream = answer.kind.isStream
        let verb: String
        if case .stream(let isThrowing) = answer.kind {
            verb = isThrowing ? "stream" : "values"
        } else {
            verb = isAsync ? "value" : "answer"
        }
        let extra = isStream ? "" : answer.needed ?? fallback(answer, member)
        // The caller has the stream at once, and awaits its values.
        let head = isStream ? "" : (answer.failure != .none ? "try " : "") + (isAsync ? "await " : "")
        let call = member.call.map { "\(verb == "answer" ? "to" : "of"): \($0.expression)" }
        let arguments = [call, member.call?.handingOver, "from: \(name)", extra.isEmpty ? nil : extra]
            .compactMap(\.self)
        let line = "\(head)\(recorder(member)).\(verb)(\(arguments.joined(separator: ", ")))"
        let closures = closures(of: member)
        return closures.isEmpty ? Layout.wrapped(line, indentation: 8) : listing(closures, of: member, in: line)
    }

    private func fallback(_ answer: AnswerPlan, _ member: MemberPlan) -> String {
        if answer.failure == .any { return "" }
        if answer.value == .named(plan.name) || isMet(answer.value, member) {
            return member.requirement.isStatic ? "or: \(plan.name)()" : "or: self"
        }
        return answer.plain.map { "or: \($0)" } ?? ""
    }

    /// Whether the spy itself is a value of the type, which is `any` of its protocol, or of parents of it.
    private func isMet(_ type: TypeSyntax, _ member: MemberPlan) -> Bool {
        let declaration = plan.declaration
        // On another actor, a conformance that is isolated to the spy's actor cannot be used.
        guard case .prefixed("any", let base) = type, !member.isSent,
            declaration.isActor || member.requirement.isolation == declaration.isolation
        else { return false }
        let parts = if case .composition(let parts) = base { parts } else { [base] }
        return parts.allSatisfy { part in
            guard part.ids.count == 1, let id = part.ids.first else { return false }
            return declaration.lineage.contains(id)
        }
    }

    /// Returns a reference to a property of the spy, which a parameter may hide.
    private func reference(_ name: String, _ member: MemberPlan) -> String {
        let isHidden = member.requirement.parameters.contains { $0.name == name }
        let owner = member.requirement.isStatic ? "Self" : "self"
        return isHidden || name == "init" ? "\(owner).\(Keywords.escaped(name))" : Keywords.escaped(name)
    }
}

extension AnswerPlan.Kind {
    var isClosure: Bool { if case .closure = self { true } else { false } }

    var isStream: Bool { if case .stream = self { true } else { false } }
}
