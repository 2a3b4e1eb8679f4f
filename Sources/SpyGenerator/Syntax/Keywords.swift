/// The reserved words of Swift, which the symbol graph prints without backticks.
package enum Keywords {
    private static let reserved: Set<String> = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Whether a name of a type is a word of Swift itself.
    package static func isReserved(_ name: String) -> Bool {
        reserved.contains(name) || name == "Type" || name == "Protocol"
    }

    /// Returns a name as a declaration or an expression writes it.
    package static func escaped(_ name: String) -> String {
        let plain = name.replacing("`", with: "")
        return reserved.contains(plain) || isRaw(plain) ? "`\(plain)`" : plain
    }

    /// Returns the name of a type, which may be `Any`, `Self`, or a number as in `InlineArray<4, Int>`.
    package static func escapedType(_ name: String) -> String {
        name == "Any" || name == "Self" || Int(name) != nil ? name : escaped(name)
    }

    /// Returns the name of a type inside another, where `Type` and `Protocol` have a special meaning.
    package static func escapedMember(_ name: String) -> String {
        name == "Type" || name == "Protocol" ? "`\(name)`" : escaped(name)
    }

    /// Returns the label of an argument in a call.
    package static func argumentLabel(_ label: String) -> String {
        label == "let" || label == "var" ? label : escapedLabel(label)
    }

    /// Returns the label of a parameter, where only a few words are reserved.
    package static func escapedLabel(_ label: String) -> String {
        let plain = label.replacing("`", with: "")
        return ["inout", "let", "var"].contains(plain) || isRaw(plain) ? "`\(plain)`" : plain
    }

    /// Whether a name is valid only in backticks.
    private static func isRaw(_ name: String) -> Bool {
        name.first?.isNumber == true || !name.allSatisfy { $0.isInNames || $0 == "$" }
    }
}

extension Character {
    /// Whether a name may contain the character, which then belongs to no operator.
    package var isInNames: Bool {
        isLetter || isNumber || self == "_" || unicodeScalars.allSatisfy { $0.value > 0x3030 || $0 == "\u{200D}" }
    }
}
