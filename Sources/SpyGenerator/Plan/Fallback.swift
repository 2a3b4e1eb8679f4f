/// The plainest value of a type, for a question that no answer was planned for.
struct Fallback {
    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval", "Decimal", "Int128", "UInt128", "Float16", "Float80",
    ]

    /// Values of types that are not standard; `nil` where the caller can wait for the test's answer instead.
    let declared: DeclaredTypes?

    /// Returns an expression that makes the value; `nil` if none is known.
    func expression(for type: TypeSyntax) -> String? {
        switch type {
        case .optional, .unwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements): return tuple(elements)
        case .function(let function): return closure(function, [])
        case .prefixed:
            guard case (let attributes, .function(let function)) = type.unprefixed else { return nil }
            return attributes.allSatisfy { $0.hasPrefix("@") } ? closure(function, attributes) : nil
        case .metatype(let base, "Type"): return declared.flatMap { $0.isConcrete(base) ? "\(base).self" : nil }
        case .named("Result", let arguments, _) where arguments.count == 2: return result(arguments)
        case .named(let name, let arguments, let id):
            let isStandard = id.flatMap(SymbolID.module).map { $0 == "Swift" || $0.hasPrefix("Foundation") } ?? true
            let standard = isStandard ? expression(forStandard: name, arguments.count) : nil
            return standard ?? declared?.expression(for: type)
        case .member: return declared?.expression(for: type)
        default: return nil
        }
    }

    private func tuple(_ elements: [TypeSyntax.Element]) -> String? {
        let parts = elements.compactMap { element in
            expression(for: element.type).map {
                (element.label.map { "\(Keywords.escapedLabel($0)): " } ?? "") + $0
            }
        }
        return parts.count == elements.count ? "(\(parts.joined(separator: ", ")))" : nil
    }

    /// Returns a closure that does nothing, and returns something plain.
    ///
    /// It states its attributes, since the compiler may not know yet which type is asked for.
    private func closure(_ function: FunctionSyntax, _ attributes: [String]) -> String? {
        guard let declared, function.parameters.allSatisfy(\.isIgnorable) else { return nil }
        let actor = attributes.first(where: \.isGlobalActor)
        var inside = declared
        if let actor { inside.isolation = .global(String(actor.dropFirst())) }
        if actor == nil, !attributes.isEmpty { inside.isolation = .nonisolated }
        let said = attributes.filter { $0 == "@Sendable" || $0 == actor }
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = (said + [names]).filter { !$0.isEmpty }.joined(separator: " ")
        let start = head.isEmpty ? "{" : "{ \(head) in"
        if function.result.isVoid { return "\(start) }" }
        return Fallback(declared: inside).expression(for: function.result).map { "\(start) \($0) }" }
    }

    /// Returns `nil` if any error is possible: that result is made at run time, where the error says what is missing.
    private func result(_ arguments: [TypeSyntax]) -> String? {
        guard declared != nil, "\(arguments[1])" != "any Error" else { return nil }
        if arguments[0].isVoid { return ".success(())" }
        return expression(for: arguments[1]).map { ".failure(\($0))" }
            ?? expression(for: arguments[0]).map { ".success(\($0))" }
    }

    private func expression(forStandard name: String, _ arguments: Int) -> String? {
        switch (name, arguments) {
        case ("Bool", 0): "false"
        case ("String", 0), ("Substring", 0): "\"\""
        case ("Character", 0): "\" \""
        case ("Void", 0): "()"
        case ("Optional", 1): "nil"
        case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("Set", 1): "[]"
        case ("Dictionary", 2): "[:]"
        default: arguments == 0 && Self.numbers.contains(name) ? "0" : nil
        }
    }
}

extension TypeSyntax.Element {
    /// Whether a closure can ignore the parameter when the compiler does not know its type yet.
    fileprivate var isIgnorable: Bool {
        let prefixes = type.unprefixed.prefixes
        return !isVariadic && !prefixes.contains("repeat") && !prefixes.contains("@autoclosure")
    }
}
