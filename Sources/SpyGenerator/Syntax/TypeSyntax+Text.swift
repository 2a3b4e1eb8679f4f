extension TypeSyntax: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let name, let arguments, _):
            Keywords.escapedType(name) + Self.text(arguments: arguments)
        case .member(let base, let name, let arguments, _):
            "\(base.atom).\(Keywords.escapedMember(name))" + Self.text(arguments: arguments)
        case .optional(let base):
            "\(base.atom)?"
        case .unwrapped(let base):
            "\(base.atom)!"
        case .array(let element):
            "[\(element)]"
        case .dictionary(let key, let value):
            "[\(key): \(value)]"
        case .tuple(let elements):
            isVoid ? "Void" : "(\(Self.text(elements: elements)))"
        case .function(let function):
            "\(function)"
        case .composition(let parts):
            parts.map(\.atom).joined(separator: " & ")
        case .prefixed(let prefix, let base):
            "\(prefix) \(base)"
        case .metatype(let base, let name):
            "\(base.atom).\(name)"
        case .suppressed(let base):
            "~\(base.atom)"
        }
    }

    /// The text, in parentheses if a suffix would otherwise bind to a part of it only.
    private var atom: String {
        switch self {
        case .function, .composition, .prefixed: "(\(self))"
        default: "\(self)"
        }
    }

    package static func text(elements: [Element]) -> String {
        elements.map { element in
            let label = element.label.map { "\(Keywords.escapedLabel($0)): " } ?? ""
            return "\(label)\(element.type)\(element.isVariadic ? "..." : "")"
        }.joined(separator: ", ")
    }

    private static func text(arguments: [TypeSyntax]) -> String {
        arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
    }
}

extension FunctionSyntax: CustomStringConvertible {
    package var description: String {
        // A tuple that is the only parameter keeps its parentheses, or it would become several parameters.
        let effects = (isAsync ? " async" : "") + failure.clause
        return "(\(TypeSyntax.text(elements: parameters)))\(effects) -> \(result)"
    }
}

extension FunctionSyntax.Failure {
    /// The `throws` of a signature, with a space before it.
    package var clause: String {
        switch self {
        case .none: ""
        case .any: " throws"
        case .typed(let error): " throws(\(error))"
        case .rethrown: " rethrows"
        }
    }
}
