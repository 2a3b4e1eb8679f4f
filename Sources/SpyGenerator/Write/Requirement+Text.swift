extension Requirement {
    /// The type parameters and the parameters, in their brackets.
    var signature: String {
        "\(genericClause)(\(parameters.map(text).joined(separator: ", ")))"
    }

    private func text(_ parameter: Parameter) -> String {
        let name = Keywords.escaped(parameter.name)
        let names =
            switch (kind, parameter.label) {
            case (.subscript, nil), (.operation, nil): name
            case (.subscript, let label?): "\(Keywords.escapedLabel(label)) \(name)"
            case (_, parameter.name): Keywords.escapedLabel(parameter.name)
            case (_, let label?): "\(Keywords.escapedLabel(label)) \(name)"
            case (_, nil): "_ \(name)"
            }
        return "\(names): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }

    private var genericClause: String {
        guard !generics.isEmpty else { return "" }
        let clauses = generics.map { generic in
            if let number = generic.number { return "let \(generic.name): \(number)" }
            let constraints = conditions.filter { !$0.isSameType && $0.left.stands(for: generic) }.map { "\($0.right)" }
            let name = generic.isPack ? "each \(generic.name)" : generic.name
            return constraints.isEmpty ? name : "\(name): \(constraints.joined(separator: " & "))"
        }
        return "<\(clauses.joined(separator: ", "))>"
    }

    /// The conditions that are not written beside the type parameters.
    var whereClause: String {
        let rest = conditions.filter { !isFolded($0) }
        return rest.isEmpty ? "" : " where \(rest.map(\.description).joined(separator: ", "))"
    }

    private func isFolded(_ condition: Condition) -> Bool {
        !condition.isSameType && generics.contains { condition.left.stands(for: $0) }
    }
}

extension TypeSyntax {
    fileprivate func stands(for generic: GenericParameter) -> Bool {
        guard !generic.isPack, case .named(generic.name, _, _) = self else { return false }
        return true
    }
}
