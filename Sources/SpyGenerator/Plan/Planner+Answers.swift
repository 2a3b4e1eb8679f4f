extension Planner {
    /// Everything that a requirement needs an answer for.
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
        // NB: an error of a type that only the caller knows cannot be planned, and neither can none.
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
        if let stream = streamed(requirement, failure, isAsync: isAsync) { return stream }
        return AnswerPlan(
            kind: .result,
            value: requirement.result.kept,
            failure: failure,
            isErased: mentionsGenerics(requirement.result, requirement)
        )
    }

    private func streamed(_ requirement: Requirement, _ failure: FunctionSyntax.Failure, isAsync: Bool) -> AnswerPlan? {
        guard requirement.kind == .method, failure == .none, !isAsync,
            case .named(let name, let arguments, let id) = types.resolved(requirement.result),
            id.flatMap(SymbolID.module) == "Swift", !mentionsGenerics(requirement.result, requirement)
        else { return nil }
        if name == "AsyncStream", arguments.count == 1 {
            return AnswerPlan(kind: .stream(throwing: false), value: arguments[0], failure: .none)
        }
        let isThrowing = arguments.count == 2 && "\(arguments[1])" == "any Error"
        guard name == "AsyncThrowingStream", isThrowing else { return nil }
        return AnswerPlan(kind: .stream(throwing: true), value: arguments[0], failure: .any)
    }
}

extension TypeSyntax {
    /// The type as a value of it is kept: what is kept escapes, and only a parameter says so.
    fileprivate var stored: TypeSyntax {
        guard case .prefixed(let prefix, let base) = self else { return self }
        return prefix == "@escaping" ? base.stored : .prefixed(prefix, base.stored)
    }
}

extension Requirement {
    /// Whether it returns something of a type parameter that need not be copyable.
    fileprivate var returnsNoncopyable: Bool {
        conditions.contains { condition in
            guard case .suppressed = condition.right else { return false }
            // NB: in some graphs, only one of the two has an identifier.
            return result.contains { "\($0)" == "\(condition.left)" }
        }
    }
}
