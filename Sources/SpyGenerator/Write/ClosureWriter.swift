/// Writes how a completion is asked for.
struct ClosureWriter {
    let member: MemberPlan
    let answer: AnswerPlan
    let number: Int

    func lines(_ answers: String) -> [String] {
        let parameter = member.requirement.parameters[number]
        guard let closure = member.closures[number] else { return [] }
        let name = Keywords.escaped(parameter.name)
        let head = "\(answers).\(asking(closure))"
        let (answer, body) = call(name, closure)
        let ask = Layout.block(head, "\(answer)\(body)", indentation: 8)
        guard closure.isOptional else { return ask }
        guard ask.count == 1 else { return ["if let \(name) {"] + Layout.indented(ask) + ["}"] }
        return Layout.block("if let \(name)", ask[0], indentation: 8)
    }

    private func asking(_ closure: ClosureParameter) -> String {
        let others = member.answers.filter { $0.kind.isClosure && $0.name != answer.name }
        let quietly = others.map { "\(Keywords.escaped($0.name)).isPlanned" }.joined(separator: " || ")
        let arguments = quietly.isEmpty ? "" : "(unless: \(quietly))"
        return (isOnMainActor(closure) ? "ask" : "askAnywhere") + arguments
    }

    private func isOnMainActor(_ closure: ClosureParameter) -> Bool {
        if let actor = closure.actor { return actor == "MainActor" }
        return member.requirement.isolation == .global("MainActor") && !closure.isSendable
    }

    /// The parameter of the closure that takes the answer, and what it does with it.
    private func call(_ name: String, _ closure: ClosureParameter) -> (answer: String, body: String) {
        let call = "\(name)(\(arguments(closure)))"
        let tried = closure.function.failure == .none ? call : "try? \(call)"
        let isElsewhere = closure.actor.map { $0 != "MainActor" } ?? false
        if let actor = closure.actor, isElsewhere {
            return ("answer in ", "Task { @\(actor) in \(tried.replacing("$0", with: "answer")) }")
        }
        return (closure.function.parameters.isEmpty ? "_ in " : "", tried)
    }

    private func arguments(_ closure: ClosureParameter) -> String {
        let parameters = closure.function.parameters
        let given = answer.isErased ? "$0.cast()" : "$0"
        if parameters.isEmpty { return "" }
        if parameters.count == 1 { return answer.isResult(of: parameters[0].type) ? given : "\(given).get()" }
        let all = answer.isErased ? "$0.cast(to: \(answer.value).self)" : "$0"
        return parameters.indices.map { "\(all).get().\($0)" }.joined(separator: ", ")
    }
}

extension AnswerPlan {
    fileprivate func isResult(of type: TypeSyntax) -> Bool {
        guard case .named("Result", let arguments, _) = type, arguments.count == 2 else { return false }
        return arguments[0] == value
    }
}
