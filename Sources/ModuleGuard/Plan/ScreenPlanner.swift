import SpyGenerator

/// Finds what a person sees although no view is called: what a view reads from its presenter, or observes.
struct ScreenPlanner {
    let assembler: Assembler
    let presenter: Part

    private static let busy: Set<String> = ["busy", "loading", "refreshing", "saving", "searching", "spinning"]
    private static let faulty: Set<String> = ["error", "problem", "failed", "failure", "offline"]
    private static let reloading: Set<String> = [
        "reload", "refresh", "redraw", "update", "render", "changed", "change",
        "changes",
    ]

    private var target: Target { assembler.target }

    /// Returns the lines that read the screen: after a certain call of the view, after a certain closure, or at any
    /// time.
    func lines() -> [String] {
        var properties = isRead ? readable : asked
        var looks: [(name: String, text: String)] = []
        for row in rows {
            properties.removeAll { $0.name == row.count.name }
            let label = row.member.parameters[0].label.map { "\($0): " } ?? ""
            let item = "\(presenter.variable).\(row.member.name)(\(label)$0)"
            let text = "(0..<\(presenter.variable).\(row.count.name)).map { \(item) }"
            looks.append(("\(CamelCase.spoken(row.member.name))s", text))
        }
        var lines: [String] = []
        if told == nil {
            lines = properties.compactMap(indicator)
            properties.removeAll { indicator($0) != nil }
        }
        for property in properties {
            let text = "\(path(property))\(property.type.isOptional ? " as Any" : "")"
            looks.append((CamelCase.spoken(property.name), text))
        }
        guard let first = looks.first else { return lines }
        // A value that never changes by itself may be part of the screen together with one that changes.
        let name = looks.count == 1 ? first.name : "what is shown"
        let look = looks.count == 1 ? first.text : "(\(looks.map(\.text).joined(separator: ", ")))"
        switch told {
        case .call(let call): return lines + ["stage.screen(\"\(name)\", readOn: \(call)) { \(look) }"]
        case .closure(let path, let head):
            let variable = presenter.variable
            return lines + [
                """
                let seen = Seen()
                \(path) = { [weak seen, weak \(variable)]\(head) in seen?.value = \(variable).map { \(variable) in \(look) } }
                stage.screen("\(name)") { seen.value as Any }
                """
            ]
        case nil: return lines + ["stage.screen(\"\(name)\") { \(look) }"]
        }
    }

    private func path(_ property: Property) -> String { "\(presenter.variable).\(Keywords.escaped(property.name))" }

    /// Returns the line of a property that says whether something is going on or is wrong.
    private func indicator(_ property: Property) -> String? {
        let words = CamelCase.words(of: property.name)
        let spoken = words.joined(separator: " ")
        guard "\(property.type)" == "Bool" else { return nil }
        if !Self.busy.isDisjoint(with: words) {
            assembler.note("“\(spoken)” is a busy indicator, by its name.")
            return "stage.busy(\"\(spoken)\") { \(path(property)) }"
        }
        if !Self.faulty.isDisjoint(with: words) {
            assembler.note("“\(spoken)” is over when all is well, by its name.")
            return "stage.state(\"\(spoken)\") { \(path(property)) }"
        }
        return nil
    }

    /// The signal with which the presenter asks to be read again; `nil` if it is observed, or can be read at any time.
    private var told: Telling? {
        if presenter.type.isObserved { return nil }
        for view in assembler.assembly.doubles where view.role == .view && view.isRecording {
            if let call = view.spy.calls.first(where: Self.isReloading) {
                return .call("\(view.type).Call\(call.expression)")
            }
        }
        return observer
    }

    /// A signal that there is something new to read.
    private enum Telling {
        /// A call of the presenter's view.
        case call(String)
        /// A closure that is set at a path, with names for its parameters.
        case closure(String, head: String)
    }

    private static func isReloading(_ call: CallCase) -> Bool {
        call.payload.isEmpty && !reloading.isDisjoint(with: CamelCase.words(of: call.name))
    }

    /// A closure that the presenter calls when it has changed.
    private var observer: Telling? {
        guard presenter.type.isReference else { return nil }
        for property in presenter.type.properties {
            guard property.isSettable, !property.isStatic, property.type.isOptional,
                case .function(let function) = target.types.resolved(property.type).unwrappedOptional,
                function.result.isVoid, !"\(property.type)".contains("@Sendable"),
                !Self.reloading.isDisjoint(with: CamelCase.words(of: property.name))
            else { continue }
            let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
            return .closure(path(property), head: names.isEmpty ? "" : " \(names)")
        }
        return nil
    }

    /// Whether a view reads the presenter: it observes it, or is only told to read it again.
    private var isRead: Bool {
        let views = assembler.assembly.doubles.filter { $0.role == .view }
        if presenter.type.isObserved || views.isEmpty { return true }
        return views.contains { $0.spy.calls.contains(where: Self.isReloading) }
    }

    /// The properties that the presenter's own interfaces let a view read.
    private var asked: [Property] {
        let names = interfaces.flatMap { target.generator.table.requirements[$0, default: []] }
            .compactMap { target.generator.table.symbols[$0]?.pathComponents.last }
        return readable.filter { names.contains($0.name) }
    }

    private var interfaces: [String] {
        presenter.type.protocols.filter { target.isProtocol($0) && target.roles.role(of: $0) == .presenter }
    }

    /// The readable properties that are values.
    private var readable: [Property] {
        let given = Set(presenter.given)
        return presenter.type.properties.filter { property in
            guard !property.isStatic, property.isPlain, isValue(property.type) else { return false }
            return target.protocolID(of: property.type).map { !given.contains($0) } ?? true
        }
    }

    private func isValue(_ type: TypeSyntax) -> Bool {
        let resolved = target.types.resolved(type).unwrappedOptional
        if target.protocolID(of: type) != nil || target.elements(readFrom: type) != nil { return false }
        switch resolved {
        case .function, .prefixed: return false
        case .named(let name, let arguments, let id):
            if ["Task", "AnyCancellable", "Set"].contains(name), arguments.count != 0 || name == "AnyCancellable" {
                return false
            }
            guard let id else { return true }
            if let declaration = target.reader.type(id) { return !declaration.isReference }
            return !id.hasPrefix("c:")
        default: return true
        }
    }

    /// A property with the number of rows, together with a method that returns one of them.
    var rows: [(count: Property, member: Requirement)] {
        let counts = (isRead ? readable : asked).filter { property in
            "\(property.type)" == "Int"
                && !Set(["number", "count"]).isDisjoint(with: CamelCase.words(of: property.name))
        }
        guard let count = counts.first else { return [] }
        let members = presenter.type.methods.filter { member in
            member.parameters.count == 1 && "\(member.parameters[0].type)" == "Int" && !member.result.isVoid
                && !member.isAsync && member.failure == .none
        }
        return members.prefix(1).map { (count, $0) }
    }
}
