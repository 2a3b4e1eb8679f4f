/// Writes what a spy keeps, and how it is created.
struct StateWriter {
    let writer: SpyWriter

    private var plan: SpyPlan { writer.plan }
    private var names: SupportNames { writer.names }
    private var declaration: ProtocolDeclaration { writer.declaration }
    private var access: String { writer.access }

    // MARK: Properties

    /// The recorder and the answers.
    var properties: [String] {
        var lines: [String] = []
        if writer.hasCalls { lines.append("private let \(plan.recorderName): \(names("Recorder"))<\(plan.callName)>") }
        for (member, answer) in answers(areStatic: false) {
            let name = Keywords.escaped(answer.name)
            lines.append(member.documentation(of: answer))
            lines.append("\(access)\(writer.anywhere)let \(name): \(type(of: answer))")
        }
        guard !plan.staticMembers.isEmpty else { return lines }
        lines.append("/// The calls of the type itself, which all its users share.")
        lines += shared("statics", "\(names("Recorder"))<\(plan.callName)>", title: "\(declaration.name)")
        for (member, answer) in answers(areStatic: true) {
            lines.append(member.documentation(of: answer))
            lines += shared(answer.name, type(of: answer), title: title(of: answer, member))
        }
        return lines
    }

    private func answers(areStatic: Bool) -> [(MemberPlan, AnswerPlan)] {
        plan.members.filter { $0.requirement.isStatic == areStatic }.flatMap { member in
            member.answers.map { (member, $0) }
        }
    }

    private func type(of answer: AnswerPlan) -> String {
        "\(names("Answers"))<\(answer.typeArguments)>"
    }

    /// What the story calls an answer.
    private func title(of answer: AnswerPlan, _ member: MemberPlan) -> String {
        let name = member.answers.count == 1 ? member.call?.name ?? member.requirement.name : answer.name
        return "\(declaration.name).\(name)"
    }

    /// A property of the type; a generic type has one for each of its types.
    private func shared(_ name: String, _ type: String, title: String) -> [String] {
        let isolation = declaration.isActor || declaration.isolation == .none ? "" : "nonisolated "
        let head = "\(access)\(isolation)static"
        let name = Keywords.escaped(name)
        guard !plan.generics.isEmpty else { return ["\(head) let \(name) = \(type)(\"\(title)\", log: .ofTypes)"] }
        let value = "\(names("PerType"))[Self.self, \"\(title)\"] { .init($0, log: .ofTypes) }"
        return Layout.block("\(head) var \(name): \(type)", value, indentation: 4)
    }

    // MARK: Initialiser

    /// The initialiser that a test uses.
    var initializer: [String] {
        // NB: an actor's initialiser runs anywhere as it is.
        let head = "\(access)\(declaration.isActor ? "" : writer.anywhere)init"
        guard writer.hasLog else {
            return declaration.superclass == nil ? ["/// Creates a \(writer.kind).", "\(head)() {}"] : []
        }
        let state = plan.answers.isEmpty ? "without calls" : "whose answers are to be planned"
        let log = names("CallLog")
        return ["/// Creates a \(writer.kind) \(state).", "\(head)(log: \(log) = \(log)()) {"]
            + Layout.indented(assignments) + ["}"]
    }

    private var assignments: [String] {
        var lines: [String] = []
        if writer.hasCalls {
            lines.append("\(plan.recorderName) = \(names("Recorder"))(\"\(declaration.name)\", log: log)")
        }
        for (member, answer) in answers(areStatic: false) {
            let name = Keywords.escaped(answer.name)
            lines.append("\(name) = \(names("Answers"))(\"\(title(of: answer, member))\", log: log)")
        }
        if declaration.superclass != nil { lines.append("super.init()") }
        return lines
    }
}

extension MemberPlan {
    fileprivate func documentation(of answer: AnswerPlan) -> String {
        let hasOthers = answers.count { $0.kind.isClosure } > 1
        guard case .closure(let number) = answer.kind else { return "/// How `\(requirement.title)` is answered." }
        let callback = hasOthers ? "calls `\(requirement.parameters[number].name)`" : "calls back"
        return "/// How `\(requirement.title)` \(callback)."
    }
}
