extension Planner {
    /// Returns an answer for each completion of a requirement, and for its result.
    func answers(of requirement: Requirement) throws -> [AnswerPlan] {
        var answers: [AnswerPlan] = []
        for (index, parameter) in requirement.parameters.enumerated() {
            guard let closure = ClosureParameter(parameter, types), closure.isCompletion(of: parameter) else {
                continue
            }
            answers.append(answer(to: closure, number: index, requirement))
        }
        if let result = try result(of: requirement) { answers.append(result) }
        return answers
    }

    private func answer(to closure: ClosureParameter, number: Int, _ requirement: Requirement) -> AnswerPlan {
        let parameters = closure.function.parameters.map { TypeSyntax.Element(type: $0.type.stored) }
        var value = TypeSyntax.tuple(parameters)
        var failure = FunctionSyntax.Failure.none
        if parameters.count == 1 {
            value = parameters[0].type
            if case .named("Result", let arguments, _) = value, arguments.count == 2 {
                value = arguments[0]
                failure =
                    arguments[1] == .prefixed("any", .named("Error", id: "s:s5ErrorP")) ? .any : .typed(arguments[1])
            }
        }
        let isErased = mentionsGenerics(value, requirement)
        return AnswerPlan(kind: .closure(number), value: value, failure: failure, isErased: isErased)
    }

    private func result(of requirement: Requirement) throws -> AnswerPlan? {
        var (isAsync, failure) = (requirement.isAsync, requirement.failure)
        switch requirement.kind {
        case .initializer: return nil
        case .property(let accessors), .subscript(let accessors):
            (isAsync, failure) = (accessors.isAsync, accessors.failure)
        default: break
        }
        let isVoid = requirement.result.isVoid
        if failure == .rethrown { failure = .none }
        // An error whose type only the caller knows cannot be planned, and `Never` cannot be thrown.
        if case .typed(let error) = failure, "\(error)" == "Never" || mentionsGenerics(error, requirement) {
            failure = .none
        }
        guard !isVoid || isAsync || failure != .none else { return nil }
        if case .named("Never", _, _) = requirement.result { return nil }
        guard known.canBeKept(requirement.result), !requirement.returnsNoncopyable else {
            throw problem(
                requirement,
                "it returns a \(requirement.result), which cannot be copied, so that no answer can be kept for it"
            )
        }
        if let stream = streamed(requirement, failure) { return stream }
        let value = requirement.result.kept
        return AnswerPlan(
            kind: .result,
            value: value,
            failure: failure,
            isErased: mentionsGenerics(requirement.result, requirement),
            plain: fallback(of: requirement, isAsync: isAsync).expression(for: value)
        )
    }

    /// A caller that awaits an answer can wait for the test's; any other caller needs a plain value at once.
    private func fallback(of requirement: Requirement, isAsync: Bool) -> Fallback {
        guard !isAsync else { return Fallback(declared: nil) }
        let module = declaration.isInternal ? declaration.module : nil
        let isolation = requirement.isolation
        return Fallback(declared: DeclaredTypes(table: table, types: types, module: module, isolation: isolation))
    }

    /// Returns `nil` for a requirement that can fail before there is a stream: its answer is the returned stream.
    private func streamed(_ requirement: Requirement, _ failure: FunctionSyntax.Failure) -> AnswerPlan? {
        guard requirement.isRead, failure == .none, !mentionsGenerics(requirement.result, requirement),
            case let (type, isSendable) = types.resolved(requirement.result).boxed.sequence,
            case .named(let name, let arguments, let id) = type,
            id.flatMap(SymbolID.module) == "Swift", let value = arguments.first,
            !isSendable || known.isSendable(value)
        else { return nil }
        switch (name, arguments.dropFirst().map(\.description)) {
        case ("AsyncStream", []), ("AsyncSequence", ["Never"]):
            return AnswerPlan(kind: .stream(throwing: false), value: value, failure: .none)
        case ("AsyncThrowingStream", ["any Error"]), ("AsyncSequence", ["any Error"]):
            return AnswerPlan(kind: .stream(throwing: true), value: value, failure: .any)
        default:
            return nil
        }
    }
}

extension TypeSyntax {
    /// The protocol `P` of `any P`, or the type itself.
    fileprivate var boxed: TypeSyntax { if case .prefixed("any", let base) = self { base } else { self } }

    /// The type without `Sendable`, and whether it had to be `Sendable`.
    fileprivate var sequence: (type: TypeSyntax, isSendable: Bool) {
        guard case .composition(let parts) = self else { return (self, false) }
        let others = parts.filter { if case .named("Sendable", [], _) = $0 { false } else { true } }
        return others.count == 1 ? (others[0], true) : (self, false)
    }

    /// The type of a stored value: it is escaping anyway, so that only a parameter says so.
    fileprivate var stored: TypeSyntax {
        guard case .prefixed(let prefix, let base) = self else { return self }
        return prefix == "@escaping" ? base.stored : .prefixed(prefix, base.stored)
    }
}

extension Requirement {
    /// Whether it can be read without an index and cannot be set.
    fileprivate var isRead: Bool {
        switch kind {
        case .method: true
        case .property(let accessors): !accessors.isSettable
        default: false
        }
    }

    /// Whether it returns something of a type parameter that need not be copyable.
    fileprivate var returnsNoncopyable: Bool {
        conditions.contains { condition in
            guard case .suppressed = condition.right else { return false }
            // In some graphs, only one of the two has an identifier, so their texts are compared.
            return result.contains { "\($0)" == "\(condition.left)" }
        }
    }
}
