/// A case of a spy's `Call`: a member that was called, with its arguments.
package struct CallCase: Equatable {
    package struct Payload: Equatable {
        package var label: String?
        package var type: TypeSyntax
        /// The expression that passes the argument on.
        package var value: String

        package init(label: String? = nil, type: TypeSyntax, value: String = "") {
            (self.label, self.type, self.value) = (label, type, value)
        }

        /// The name of the parameter if it is an autoclosure, which is evaluated when it is passed on.
        var evaluated: String? { value.hasSuffix("()") ? String(value.dropLast(2)) : nil }
    }

    package var name: String
    package var payload: [Payload]

    package init(name: String, payload: [Payload]) {
        (self.name, self.payload) = (name, payload)
    }

    /// Returns the call with autoclosures evaluated into constants, since the call is needed twice.
    package var evaluatedOnce: (constants: [String], call: CallCase) {
        let constants = payload.compactMap(\.evaluated).map { "let \($0) = \($0)()" }
        let payload = payload.map { Payload(label: $0.label, type: $0.type, value: $0.evaluated ?? $0.value) }
        return (constants, CallCase(name: name, payload: payload))
    }

    /// `name(label: Type)`, as the enumeration declares it.
    package var declaration: String {
        Keywords.escaped(name) + list(Keywords.escapedLabel) { "\($0.type)" }
    }

    /// `.name(label: argument)`, as the member records it.
    package var expression: String {
        ".\(name == "init" || name == "self" ? "`\(name)`" : name)" + list(Keywords.argumentLabel) { $0.value }
    }

    /// The type of the arguments that an answer can depend on: a tuple, the type of the only argument, or `Void`.
    package var arguments: String {
        switch payload.count {
        case 0: "Void"
        case 1: "\(payload[0].type)"
        default: list(Keywords.escapedLabel) { "\($0.type)" }
        }
    }

    /// `with: (from, through)`, which passes the arguments to answers that depend on them; `nil` if there are none.
    package var handingOver: String? {
        switch payload.count {
        case 0: nil
        case 1: "with: \(payload[0].value)"
        default: "with: (\(payload.map(\.value).joined(separator: ", ")))"
        }
    }

    private func list(_ label: (String) -> String, _ text: (Payload) -> String) -> String {
        guard !payload.isEmpty else { return "" }
        let parts = payload.map { ($0.label.map { "\(label($0)): " } ?? "") + text($0) }
        return "(\(parts.joined(separator: ", ")))"
    }
}
