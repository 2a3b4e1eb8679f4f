import SpyGenerator

/// Finds what a view shows for a while, and what it shows in another's place, by the names of its members.
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

    /// A line for each indicator and each state, and one for what takes each other's place.
    func lines(of double: Double) -> [String] {
        guard double.isRecording else { return [] }
        // NB: what the module never shows is no business of its laws.
        var double = double
        double.spy.members.removeAll { !mentions.contain($0.requirement.name) }
        return pairs(of: double) + switches(of: double) + states(of: double) + alternatives(of: double)
    }

    // MARK: What begins and ends

    /// `showSpinner` and `hideSpinner`.
    private func pairs(of double: Double) -> [String] {
        let calls = double.spy.calls.filter { $0.payload.isEmpty }
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
            return line(isBusy ? "busy" : "state", double, from: begin.expression, until: [end.expression])
        }
    }

    /// `showSpinner(_ isOn: Bool)`.
    private func switches(of double: Double) -> [String] {
        double.spy.members.compactMap { member in
            guard let call = member.call, call.payload.count == 1, "\(call.payload[0].type)" == "Bool" else {
                return nil
            }
            let names = [member.requirement.name] + member.requirement.parameters.flatMap { [$0.label ?? "", $0.name] }
            let words = Set(names.flatMap(CamelCase.words))
            guard !Self.busy.isDisjoint(with: words), words.isDisjoint(with: ["enabled", "enable"]) else { return nil }
            let label = call.payload[0].label.map { "\($0): " } ?? ""
            return line("busy", double, from: ".\(call.name)(\(label)true)", until: [".\(call.name)(\(label)false)"])
        }
    }

    /// `render(.loading)`, which another state ends.
    private func states(of double: Double) -> [String] {
        double.spy.calls.compactMap { call in
            guard call.payload.count == 1, !call.payload[0].type.isOptional,
                let type = assembler.target.declaration(of: call.payload[0].type), type.kind == .enumeration,
                let begin = type.cases.first(where: {
                    $0.payload.isEmpty && !Self.busy.isDisjoint(with: CamelCase.words(of: $0.name))
                })
            else { return nil }
            let label = call.payload[0].label.map { "\($0): " } ?? ""
            let ends = type.cases.filter { $0.name != begin.name && $0.name != "idle" }.compactMap { end -> String? in
                var making = Making(isMinimal: true)
                let text = assembler.values.expression(for: end, of: type, end.name, &making)
                assembler.absorb(making)
                return text.map { ".\(call.name)(\(label)\($0.abbreviated(type.name)))" }
            }
            guard !ends.isEmpty else { return nil }
            return line("busy", double, from: ".\(call.name)(\(label).\(begin.name))", until: ends)
        }
    }

    private func line(_ kind: String, _ double: Double, from begin: String, until ends: [String]) -> String {
        assembler.note(
            "\(begin) begins a \(kind == "busy" ? "busy indicator" : "state") that \(ends.joined(separator: ", ")) ends, by their names."
        )
        return "stage.\(kind)(from: \(double.type).Call\(begin), until: \(ends.joined(separator: ", ")))"
    }

    // MARK: What takes each other's place

    /// A message that there is nothing, and the calls that show something.
    private func alternatives(of double: Double) -> [String] {
        let calls = double.spy.calls.filter { !$0.name.hasPrefix("set") || $0.payload.count != 1 }
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
        return ["stage.oneOf(\(double.type).Call\(texts.joined(separator: ", ")))"]
    }

    /// Whether something is shown that is made of more than a text.
    private func isContent(_ type: TypeSyntax) -> Bool {
        switch assembler.target.types.resolved(type) {
        case .array: true
        case .named("Array", _, _): true
        default: assembler.target.declaration(of: type).map { $0.kind == .structure } ?? false
        }
    }
}
