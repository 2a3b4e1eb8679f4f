import SpyGenerator

/// Decides how the doubles of a module answer: the stage gives answers that come later, and the others are planned.
struct RequestPlanner {
    let assembler: Assembler
    let mentions: Mentions

    private var target: Target { assembler.target }

    /// Returns a line for each answer of a double.
    func lines(of double: Double) -> [String] {
        double.spy.members
            .filter { !$0.requirement.isStatic && mentions.contain($0.requirement.name) }
            .flatMap { lines(of: $0, double) }
    }

    private func lines(of member: MemberPlan, _ double: Double) -> [String] {
        let name = "\(target.protocolName(double.protocolID)).\(member.requirement.name)"
        if let pair = pairOfClosures(member), isAsked(double) { return [request(pair, of: member, double)] }
        return member.answers.compactMap { answer in
            let path = "\(double.variable).\(Keywords.escaped(answer.name))"
            if answer.isErased {
                assembler.note("\(name) answers with a type that its caller chooses: plan it with \(path).give(…).")
                return nil
            }
            let isLater = answer.kind.isClosure || answer.kind.isStream || member.requirement.isAnsweredLater
            if isLater, isAsked(double) { return request(path, answer, name: member.requirement.name) }
            return planned(path, answer, member)
        }
    }

    /// Whether the stage answers for a double; where a screen or a person would choose the answer, it is planned
    /// instead.
    private func isAsked(_ double: Double) -> Bool {
        switch double.role {
        case .view, .wireframe, .delegate, .presenter, .clock: false
        case .interactor, .output, .store, .service, .helper: true
        }
    }

    // MARK: Answers that come at once

    private func planned(_ path: String, _ answer: AnswerPlan, _ member: MemberPlan) -> String? {
        // The value may be an object of the module, which the double would keep alive.
        if case .property(let accessors) = member.requirement.kind, accessors.isSettable { return nil }
        if answer.value.isVoid { return "\(path).give()" }
        if answer.value.isOptional, target.protocolID(of: answer.value) != nil { return "\(path).give(nil)" }
        var making = Making()
        let name = CamelCase.words(of: member.requirement.name).last ?? member.requirement.name
        guard let text = assembler.values.value(of: answer.value, called: name, &making) else {
            let call = assembler.ask(answer.value, called: member.requirement.name)
            return "\(path).give(\(call))"
        }
        assembler.absorb(making)
        return "\(path).give(\(text))"
    }

    // MARK: Answers that come later

    private func request(_ path: String, _ answer: AnswerPlan, name: String) -> String {
        var parts = ["stage.request(\(path)"]
        let outcome = Outcome(answer, named: name, assembler)
        parts.append("gives: \(outcome.gives)")
        if let empty = outcome.empty { parts.append("empty: \(empty)") }
        if let fails = outcome.fails { parts.append("fails: \(fails)") }
        if answer.kind.isStream, Self.isEndless(name) {
            parts.append("endless: true")
            assembler.note("“\(name)” stays open after a value, as its name says: endless: true.")
        }
        return "\(parts.joined(separator: ", ")))"
    }

    /// Whether a stream goes on for as long as the module reads it.
    private static func isEndless(_ name: String) -> Bool {
        let words: Set<String> = [
            "updates", "changes", "messages", "events", "notifications", "connection", "socket", "prices", "ticks",
            "live", "observe", "observing", "watch",
        ]
        return !words.isDisjoint(with: CamelCase.words(of: name))
    }

    // MARK: Two closures

    private struct PairOfClosures {
        let success: AnswerPlan
        let failure: AnswerPlan
    }

    /// Finds a closure for success and one for failure, only one of which is called.
    private func pairOfClosures(_ member: MemberPlan) -> PairOfClosures? {
        let closures = member.answers.filter(\.kind.isClosure)
        guard closures.count == 2, member.answers.count == 2 else { return nil }
        let words: Set<String> = ["failure", "fail", "failed", "error", "problem"]
        let failing = closures.filter { answer in
            guard case .closure(let number) = answer.kind else { return false }
            let parameter = member.requirement.parameters[number]
            return !words.isDisjoint(with: CamelCase.words(of: parameter.label ?? parameter.name))
                || !words.isDisjoint(with: CamelCase.words(of: parameter.name))
        }
        guard failing.count == 1, let success = closures.first(where: { $0 != failing[0] }) else { return nil }
        return PairOfClosures(success: success, failure: failing[0])
    }

    private func request(_ pair: PairOfClosures, of member: MemberPlan, _ double: Double) -> String {
        let success = Outcome(pair.success, named: member.requirement.name, assembler)
        var making = Making()
        let error = pair.failure.value
        let fails =
            error.isVoid
            ? "()"
            : assembler.values.value(of: error, called: "error", &making)
                ?? assembler.ask(error, called: "\(member.requirement.name)Failure")
        assembler.absorb(making)
        let paths = [pair.success, pair.failure].map { "\(double.variable).\(Keywords.escaped($0.name))" }
        let empty = success.empty.map { ", empty: \($0)" } ?? ""
        return "stage.request(\(paths[0]), or: \(paths[1]), gives: \(success.gives)\(empty), fails: \(fails))"
    }
}

extension AnswerPlan.Kind {
    fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }

    var isStream: Bool { if case .stream = self { true } else { false } }
}

extension Requirement {
    /// Whether its caller awaits it.
    fileprivate var isAnsweredLater: Bool {
        switch kind {
        case .property(let accessors), .subscript(let accessors): accessors.isAsync
        default: isAsync
        }
    }
}
