/// Writes the stored properties and the initialiser of a spy.
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
        if hasRecorder {
            let head = writer.isRecording ? "\(access)\(writer.anywhere)" : "private "
            lines.append("\(head)let \(plan.recorderName): \(recorderType)")
        }
        for (member, answer) in answers(areStatic: false) {
            let name = Keywords.escaped(answer.name)
            lines.append(member.documentation(of: answer))
            let type = type(of: answer, member)
            lines += Layout.declaration("\(access)\(writer.anywhere)let \(name)", of: type, indentation: 4)
        }
        guard !plan.staticMembers.isEmpty else { return lines }
        lines.append("/// The calls of the type itself, which all its users share.")
        lines += shared("statics", recorderType, title: "\(declaration.name)")
        for (member, answer) in answers(areStatic: true) {
            lines.append(member.documentation(of: answer))
            lines += shared(answer.name, type(of: answer, member), title: title(of: answer, member))
        }
        return lines
    }

    private func answers(areStatic: Bool) -> [(MemberPlan, AnswerPlan)] {
        plan.members.filter { $0.requirement.isStatic == areStatic }.flatMap { member in
            member.answers.map { (member, $0) }
        }
    }

    private func type(of answer: AnswerPlan, _ member: MemberPlan) -> String {
        "\(names("Answers"))<\(member.call?.arguments ?? "Void"), \(answer.outcome(names))>"
    }

    private var hasRecorder: Bool { writer.hasCalls || !plan.answers.isEmpty }

    /// The type of the recorder, which is that of no calls if the spy only has properties to read.
    private var recorderType: String { "\(names("Recorder"))<\(writer.hasCalls ? plan.callName : "Never")>" }

    /// Returns the title of an answer in a story.
    private func title(of answer: AnswerPlan, _ member: MemberPlan) -> String {
        let name = member.answers.count == 1 ? member.call?.name ?? member.requirement.name : answer.name
        return "\(declaration.name).\(name)"
    }

    /// Returns a static property; a generic spy has one for each of its specialisations.
    private func shared(_ name: String, _ type: String, title: String) -> [String] {
        let isolation = declaration.isActor || declaration.isolation == .none ? "" : "nonisolated "
        let head = "\(access)\(isolation)static"
        let name = Keywords.escaped(name)
        guard !plan.generics.isEmpty else {
            return Layout.generic("\(head) let \(name) = \(type)", "(\"\(title)\", log: .ofTypes)", indentation: 4)
        }
        let value = "\(names("PerType"))[Self.self, \"\(title)\"] { .init($0, log: .ofTypes) }"
        let declaration = Layout.declaration("\(head) var \(name)", of: type, indentation: 4)
        if declaration.count > 1 { return declaration + ["{", "    \(value)", "}"] }
        return Layout.block(declaration[0], value, indentation: 4)
    }

    // MARK: Initialiser

    /// The initialiser for tests.
    var initializer: [String] {
        // An actor's initialiser runs anywhere without a modifier.
        let head = "\(access)\(declaration.isActor ? "" : writer.anywhere)init"
        let state = plan.answers.isEmpty ? "without calls" : "whose answers are to be planned"
        let log = names("CallLog")
        let line = "\(head)(log: \(log) = \(log)()) {"
        let assignments = assignments
        return ["/// Creates a \(writer.kind) \(state)."]
            + (assignments.isEmpty ? ["\(line)}"] : [line] + Layout.indented(assignments) + ["}"])
    }

    private var assignments: [String] {
        var lines: [String] = []
        if hasRecorder {
            lines.append("\(plan.recorderName) = \(names("Recorder"))(\"\(declaration.name)\", log: log)")
        }
        for (member, answer) in answers(areStatic: false) {
            // A property that is called like the parameter needs `self`.
            let name = answer.name == "log" ? "self.log" : Keywords.escaped(answer.name)
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
