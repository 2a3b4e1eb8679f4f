/// The plainest value of a type, for a question that nobody planned an answer for.
enum Fallback {
    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval", "Decimal",
    ]

    /// An expression that makes the value; `nil` if none is known.
    static func expression(for type: TypeSyntax) -> String? {
        switch type {
        case .optional, .unwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let parts = elements.map { element in
                expression(for: element.type).map {
                    (element.label.map { "\(Keywords.escapedLabel($0)): " } ?? "") + $0
                }
            }
            let known = parts.compactMap(\.self)
            return known.count == parts.count ? "(\(known.joined(separator: ", ")))" : nil
        case .named(let name, let arguments, let id):
            guard id.flatMap(SymbolID.module).map({ $0 == "Swift" || $0.hasPrefix("Foundation") }) ?? true else {
                return nil
            }
            return expression(forStandard: name, arguments.count)
        default: return nil
        }
    }

    private static func expression(forStandard name: String, _ arguments: Int) -> String? {
        switch (name, arguments) {
        case ("Bool", 0): "false"
        case ("String", 0): "\"\""
        case ("Void", 0): "()"
        case ("Optional", 1): "nil"
        case ("Array", 1), ("Set", 1): "[]"
        case ("Dictionary", 2): "[:]"
        default: arguments == 0 && numbers.contains(name) ? "0" : nil
        }
    }
}
