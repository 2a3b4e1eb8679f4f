/// Writes the code that asks for the answer to a completion.
struct ClosureWriter {
    let member: MemberPlan
    let closure: ClosureParameter
    let answer: AnswerPlan
    let number: Int
    /// The answers, as the member's code refers to them.
    let reference: String
    /// The recorder, as the member's code refers to it.
    let recorder: String

    var isOptional: Bool { closure.optionals > 0 }

    private var name: String { Keywords.escaped(member.requirement.parameters[number].name) }

    /// Returns a statement that records a call that has only this completion.
    func asking(_ call: CallCase) -> [String] {
        let verb = isOnMainActor(closure) ? "ask" : "askAnywhere"
        let asked = [call.expression, handingOver(call), "of: \(reference)", answer.needed]
            .compactMap(\.self).joined(separator: ", ")
        return Layout.block("\(recorder).\(verb)(\(asked))", body, indentation: 8)
    }

    /// The completion as one of several questions of its call.
    var question: [String] {
        let verb = isOnMainActor(closure) ? "question" : "questionAnywhere"
        let asked = ["of: \(reference)", member.call.flatMap(handingOver), answer.needed]
            .compactMap(\.self).joined(separator: ", ")
        let question = Layout.block("\(recorder).\(verb)(\(asked))", body, indentation: isOptional ? 16 : 12)
        guard isOptional else { return question }
        let unwrapping = "if \(Array(repeating: "let \(name)", count: closure.optionals).joined(separator: ", "))"
        if question.count > 1 { return ["\(unwrapping) {"] + Layout.indented(question) + ["}"] }
        return Layout.block(unwrapping, question[0], indentation: 12)
    }

    private func handingOver(_ call: CallCase) -> String? {
        call.handingOver ?? (answer.isErased ? "with: ()" : nil)
    }

    private var body: String {
        let (answer, body) = call(name, closure)
        return "\(answer)\(body)"
    }

    private func isOnMainActor(_ closure: ClosureParameter) -> Bool {
        if let actor = closure.actor { return actor == "MainActor" }
        return member.requirement.isolation == .global("MainActor") && !closure.isSendable
    }

    /// Returns the closure's parameter for the answer, and the code that calls the completion with it.
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
        if parameters.isEmpty { return "" }
        if parameters.count == 1 { return answer.isResult(of: parameters[0].type) ? "$0" : "$0.get()" }
        return parameters.indices.map { "$0.get().\($0)" }.joined(separator: ", ")
    }
}

extension AnswerPlan {
    fileprivate func isResult(of type: TypeSyntax) -> Bool {
        guard case .named("Result", let arguments, _) = type, arguments.count == 2 else { return false }
        return arguments[0] == value
    }
}
