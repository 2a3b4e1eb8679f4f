/// Words for operators, where a name is needed.
enum Operators {
    private static let words: [Character: String] = [
        "+": "plus", "-": "minus", "*": "times", "/": "divide", "%": "remainder", "=": "equal", "<": "less",
        ">": "greater", "!": "not", "&": "and", "|": "or", "^": "xor", "~": "tilde", "?": "question", ".": "dot",
    ]
    private static let names = ["==": "equals", "!=": "differs", "<": "isLess", ">": "isGreater", "~=": "matches"]

    static func name(of sign: String, isUnary: Bool) -> String {
        if isUnary, sign == "-" { return "negate" }
        if let name = names[sign] { return name }
        let parts = sign.map { words[$0] ?? "sign" }
        return parts.dropFirst().reduce(parts.first ?? "operator") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
