/// A case of a spy's `Call`: a member that was called, with the arguments.
struct CallCase: Equatable {
    struct Payload: Equatable {
        var label: String?
        var type: TypeSyntax
        /// The expression that hands the argument over.
        var value: String
    }

    var name: String
    var payload: [Payload]

    /// `name(label: Type)`, as the enumeration declares it.
    var declaration: String {
        Keywords.escaped(name) + list(Keywords.escapedLabel) { "\($0.type)" }
    }

    /// `.name(label: argument)`, as the member records it.
    var expression: String {
        ".\(name == "init" || name == "self" ? "`\(name)`" : name)" + list(Keywords.argumentLabel) { $0.value }
    }

    private func list(_ label: (String) -> String, _ text: (Payload) -> String) -> String {
        guard !payload.isEmpty else { return "" }
        let parts = payload.map { ($0.label.map { "\(label($0)): " } ?? "") + text($0) }
        return "(\(parts.joined(separator: ", ")))"
    }
}
