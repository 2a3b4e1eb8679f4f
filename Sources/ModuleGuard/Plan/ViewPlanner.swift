import SpyGenerator

/// Finds what a view shows for a while, and what it shows in place of something else, by the names of its members.
struct ViewPlanner {
    let assembler: Assembler
    let mentions: Mentions

    private static let begins: Set<String> = ["show", "start", "begin", "display", "present", "lock"]
    private static let ends: [String: Set<String>] = [
        "show": ["hide", "dismiss", "remove"], "start": ["stop", "end", "finish"], "begin": ["end", "finish"],
        "display": ["hide", "remove"], "present": ["dismiss", "hide"], "lock": ["unlock"], "spin": ["stop"],
    ]
    private static let busy: Set<String> = [
        "busy", "loading", "loader", "spinner", "progress", "activity", "indicator", "hud", "waiting", "refreshing",
        "animating", "spinning", "pending", "saving", "working",
    ]
    private static let faulty: Set<String> = ["error", "problem", "failure", "offline", "warning"]
    private static let nothing: Set<String> = ["no", "empty", "nothing", "placeholder", "hint"]

    /// The messages to a view: the calls of its spy, or the elements of a stream.
    private struct Told {
        /// The type whose cases the messages are, such as `LoginViewSpy.Call`.
        let type: String
        let calls: [(call: CallCase, words: Set<String>)]
    }

    /// Returns a line for each indicator and each state, and one for contents that replace each other.
    func lines(of double: Double) -> [String] {
        guard double.isRecording else { return [] }
        // Members that the module never calls do not concern its laws.
        let members = double.spy.members.filter { mentions.contain($0.requirement.name) }
        let calls = members.flatMap { member in
            let names = [member.requirement.name] + member.requirement.parameters.flatMap { [$0.label ?? "", $0.name] }
            let words = Set(names.flatMap(CamelCase.words))
            return [member.call.map { ($0, words) }, member.setter.map { ($0, []) }].compactMap(\.self)
        }
        return lines(of: Told(type: "\(double.type).Call", calls: calls))
    }

    /// Returns the same lines for a view that reads a stream, whose elements are cases.
    func lines(ofElements type: TypeDeclaration) -> [String] {
        let calls = type.cases.map { given in
            let payload = given.payload.map { CallCase.Payload(label: $0.label, type: $0.type) }
            let words = ([given.name] + given.payload.compactMap(\.label)).flatMap(CamelCase.words)
            return (CallCase(name: given.name, payload: payload), Set(words))
        }
        let told = Told(type: type.name, calls: calls.filter { mentions.containCase($0.0.name) })
        return isState(type) ? phases(of: type, told) : lines(of: told)
    }

    private func lines(of told: Told) -> [String] {
        pairs(of: told) + switches(of: told) + states(of: told) + alternatives(of: told)
    }

    // MARK: Indicators and states

    /// `showSpinner` and `hideSpinner`.
    private func pairs(of told: Told) -> [String] {
        let calls = told.calls.map(\.call).filter { $0.payload.isEmpty }
        return calls.compactMap { begin in
            let words = CamelCase.words(of: begin.name)
            guard let verb = words.first, let endings = Self.ends[verb] else { return nil }
            let rest = Array(words.dropFirst())
            let end = calls.first { call in
                let other = CamelCase.words(of: call.name)
                return other.first.map(endings.contains) == true && Array(other.dropFirst()) == rest
            }
            guard let end else { return nil }
            let isBusy = verb == "spin" || !Self.busy.isDisjoint(with: rest)
            guard isBusy || !Self.faulty.isDisjoint(with: rest) else { return nil }
            return line(isBusy ? "busy" : "state", told, from: begin.expression, until: [end.expression])
        }
    }

    /// `showSpinner(_ isOn: Bool)`.
    private func switches(of told: Told) -> [String] {
        told.calls.compactMap { call, words in
            guard call.payload.count == 1, "\(call.payload[0].type)" == "Bool" else { return nil }
            guard !Self.busy.isDisjoint(with: words), words.isDisjoint(with: ["enabled", "enable"]) else { return nil }
            let label = call.payload[0].label.map { "\($0): " } ?? ""
            return line("busy", told, from: ".\(call.name)(\(label)true)", until: [".\(call.name)(\(label)false)"])
        }
    }

    /// `render(.loading)`, which a call with another state ends.
    private func states(of told: Told) -> [String] {
        told.calls.map(\.call).compactMap { call in
            guard call.payload.count == 1, !call.payload[0].type.isOptional,
                let type = assembler.target.declaration(of: call.payload[0].type), type.kind == .enumeration,
                let (begin, ends) = loading(in: type, of: type.cases)
            else { return nil }
            let label = call.payload[0].label.map { "\($0): " } ?? ""
            let texts = ends.map { ".\(call.name)(\(label)\($0))" }
            return line("busy", told, from: ".\(call.name)(\(label)\(begin))", until: texts)
        }
    }

    /// Returns the lines for states in a stream, of which the view shows one at a time.
    private func phases(of type: TypeDeclaration, _ told: Told) -> [String] {
        let shown = type.cases.filter { mentions.containCase($0.name) }
        let all = texts(of: shown, in: type)
        guard all.count > 1 else { return [] }
        assembler.note("The view shows one of \(all.joined(separator: ", ")) at a time, since they are states.")
        return (loading(in: type, of: shown).map { [line("busy", told, from: $0.begin, until: $0.ends)] } ?? [])
            + ["stage.oneOf(\(type.name)\(all.joined(separator: ", ")))"]
    }

    /// Whether a type describes the whole state of a view.
    private func isState(_ type: TypeDeclaration) -> Bool {
        let last = CamelCase.words(of: type.shortName).last ?? ""
        return type.kind == .enumeration && ["state", "phase", "status"].contains(last) && type.cases.count > 1
    }

    /// Returns the state in which something is loading, and the states that end it.
    private func loading(
        in type: TypeDeclaration,
        of cases: [TypeDeclaration.Case]
    ) -> (begin: String, ends: [String])? {
        let begin = cases.first {
            $0.payload.isEmpty && !Self.busy.isDisjoint(with: CamelCase.words(of: $0.name))
        }
        guard let begin else { return nil }
        let ends = texts(of: cases.filter { $0.name != begin.name && $0.name != "idle" }, in: type)
        return ends.isEmpty ? nil : (".\(begin.name)", ends)
    }

    private func texts(of cases: [TypeDeclaration.Case], in type: TypeDeclaration) -> [String] {
        cases.compactMap { given in
            var making = Making(isMinimal: true)
            let text = assembler.values.expression(for: given, of: type, given.name, &making)
            assembler.absorb(making)
            return text?.abbreviated(type.name)
        }
    }

    private func line(_ kind: String, _ told: Told, from begin: String, until ends: [String]) -> String {
        assembler.note(
            "\(begin) begins a \(kind == "busy" ? "busy indicator" : "state") that \(ends.joined(separator: ", ")) ends, by their names."
        )
        return "stage.\(kind)(from: \(told.type)\(begin), until: \(ends.joined(separator: ", ")))"
    }

    // MARK: Contents that replace each other

    /// Returns a line for a message that there is nothing, and the calls that show something instead.
    private func alternatives(of told: Told) -> [String] {
        let calls = told.calls.map(\.call).filter { !$0.name.hasPrefix("set") || $0.payload.count != 1 }
        let empty = calls.filter {
            !Self.nothing.isDisjoint(with: CamelCase.words(of: $0.name)) && $0.payload.count < 2
        }
        guard !empty.isEmpty else { return [] }
        let content = calls.filter { call in
            call.payload.count == 1 && !empty.contains { $0.name == call.name } && isContent(call.payload[0].type)
        }
        guard !content.isEmpty else { return [] }
        let texts = (empty + content).compactMap { call -> String? in
            guard !call.payload.isEmpty else { return call.expression }
            var making = Making(isMinimal: true)
            let list = call.payload.compactMap { payload in
                assembler.values.value(of: payload.type, called: call.name, &making).map { text in
                    (payload.label.map { "\($0): " } ?? "") + text
                }
            }
            assembler.absorb(making)
            return list.count == call.payload.count ? ".\(call.name)(\(list.joined(separator: ", ")))" : nil
        }
        guard texts.count > 1 else { return [] }
        assembler.note("The view shows one of \(texts.joined(separator: ", ")) at a time, by their names.")
        return ["stage.oneOf(\(told.type)\(texts.joined(separator: ", ")))"]
    }

    /// Whether a type is content of more than a text.
    private func isContent(_ type: TypeSyntax) -> Bool {
        switch assembler.target.types.resolved(type) {
        case .array: true
        case .named("Array", _, _): true
        default: assembler.target.declaration(of: type).map { $0.kind == .structure } ?? false
        }
    }
}
