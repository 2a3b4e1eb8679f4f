import SpyGenerator

/// Finds what a person sees that no view is told: what a view reads from its presenter, or observes.
struct ScreenPlanner {
    let assembler: Assembler
    let presenter: Part

    private static let busy: Set<String> = ["busy", "loading", "refreshing", "saving", "searching", "spinning"]
    private static let faulty: Set<String> = ["error", "problem", "failed", "failure", "offline"]
    private static let reloading: Set<String> = ["reload", "refresh", "redraw", "update", "render", "changed", "change"]

    private var target: Target { assembler.target }

    /// A line for each thing that is read.
    func lines() -> [String] {
        var properties = isRead ? readable : asked
        var lines: [String] = []
        for row in rows(properties) {
            properties.removeAll { $0.name == row.count.name }
            let label = row.member.parameters[0].label.map { "\($0): " } ?? ""
            let item = "\(presenter.variable).\(row.member.name)(\(label)$0)"
            lines.append(
                "stage.screen(\"\(CamelCase.spoken(row.member.name))s\") { (0..<\(presenter.variable).\(row.count.name)).map { \(item) } }"
            )
        }
        return lines + properties.map(line)
    }

    private func line(for property: Property) -> String {
        let path = "\(presenter.variable).\(Keywords.escaped(property.name))"
        let words = CamelCase.words(of: property.name)
        let spoken = words.joined(separator: " ")
        if "\(property.type)" == "Bool", !Self.busy.isDisjoint(with: words) {
            assembler.note("“\(spoken)” is a busy indicator, by its name.")
            return "stage.busy(\"\(spoken)\") { \(path) }"
        }
        if "\(property.type)" == "Bool", !Self.faulty.isDisjoint(with: words) {
            assembler.note("“\(spoken)” is over when all is well, by its name.")
            return "stage.state(\"\(spoken)\") { \(path) }"
        }
        return "stage.screen(\"\(spoken)\") { \(path)\(property.type.isOptional ? " as Any" : "") }"
    }

    /// Whether the presenter is read: it is observed, or its view is told nothing but to read.
    private var isRead: Bool {
        let views = assembler.assembly.doubles.filter { $0.role == .view }
        if presenter.type.isObserved || views.isEmpty { return true }
        return views.contains { view in
            view.spy.calls.contains { call in
                call.payload.isEmpty && !Self.reloading.isDisjoint(with: CamelCase.words(of: call.name))
            }
        }
    }

    /// What the presenter's own interfaces let a view read.
    private var asked: [Property] {
        let names = interfaces.flatMap { target.generator.table.requirements[$0, default: []] }
            .compactMap { target.generator.table.symbols[$0]?.pathComponents.last }
        return readable.filter { names.contains($0.name) }
    }

    private var interfaces: [String] {
        presenter.type.protocols.filter { target.isProtocol($0) && target.roles.role(of: $0) == .presenter }
    }

    /// What can be read and is a value.
    private var readable: [Property] {
        let given = Set(presenter.given)
        return presenter.type.properties.filter { property in
            guard !property.isStatic, property.isPlain, isValue(property.type) else { return false }
            return target.protocolID(of: property.type).map { !given.contains($0) } ?? true
        }
    }

    private func isValue(_ type: TypeSyntax) -> Bool {
        let resolved = target.types.resolved(type).unwrappedOptional
        if target.protocolID(of: type) != nil { return false }
        switch resolved {
        case .function, .prefixed: return false
        case .named(let name, let arguments, let id):
            if ["Task", "AnyCancellable", "Set"].contains(name), arguments.count != 0 || name == "AnyCancellable" { return false }
            guard let id else { return true }
            if let declaration = target.reader.type(id) { return !declaration.isReference }
            return !id.hasPrefix("c:")
        default: return true
        }
    }

    /// A number of things, and a method that reads one of them.
    private func rows(_ properties: [Property]) -> [(count: Property, member: Requirement)] {
        let counts = properties.filter { property in
            "\(property.type)" == "Int" && !Set(["number", "count"]).isDisjoint(with: CamelCase.words(of: property.name))
        }
        guard let count = counts.first else { return [] }
        let members = presenter.type.methods.filter { member in
            member.parameters.count == 1 && "\(member.parameters[0].type)" == "Int" && !member.result.isVoid
                && !member.isAsync && member.failure == .none
        }
        return members.prefix(1).map { (count, $0) }
    }
}
