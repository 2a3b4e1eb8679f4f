/// Reads types from the words and signs of a declaration.
struct TypeParser {
    private static let specifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each", "__owned", "__shared",
    ]
    private static let attributes: Set<String> = ["@escaping", "@autoclosure", "@Sendable", "@concurrent"]

    private(set) var rest: ArraySlice<Token>

    init(_ tokens: some Sequence<Token>) {
        rest = Array(tokens)[...]
    }

    // MARK: Tokens

    var next: String? { rest.first?.text }

    mutating func take() throws -> Token {
        guard let token = rest.popFirst() else { throw SyntaxError(description: "the declaration ends too early") }
        return token
    }

    mutating func take(_ text: String) throws {
        let token = try take()
        guard token.text == text else {
            throw SyntaxError(description: "“\(text)” was expected instead of “\(token.text)”")
        }
    }

    mutating func takes(_ text: String) -> Bool {
        guard next == text else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes everything up to and including the sign that closes the one just taken, and returns what is between.
    mutating func takeBalanced(closing: String, opening: String) throws -> String {
        var depth = 1
        var text = ""
        while depth > 0 {
            let token = try take()
            if token.text == opening { depth += 1 }
            if token.text == closing { depth -= 1 }
            if depth > 0 { text += token.text }
        }
        return text
    }

    /// Skips the default value of a parameter.
    mutating func skipDefault() throws {
        var depth = 0
        while let sign = next, depth > 0 || sign != "," && sign != ")" {
            if ["(", "[", "{"].contains(sign) { depth += 1 }
            if [")", "]", "}"].contains(sign) { depth -= 1 }
            _ = try take()
            if sign == "\"" { try skipText() }
        }
    }

    private mutating func skipText() throws {
        while case let token = try take(), token.text != "\"" {
            if token.text == "\\" { _ = try take() }
        }
    }

    // MARK: Types

    mutating func type() throws -> TypeSyntax {
        if takes("@") { return .prefixed(try typeAttribute(), try type()) }
        if next == "nonisolated" {
            rest.removeFirst()
            try take("(")
            let prefix = "nonisolated(\(try takeBalanced(closing: ")", opening: "(")))"
            // Some compilers print nothing after it.
            guard next == "(" || next == "@" else { throw SyntaxError(unprinted: prefix) }
            return .prefixed(prefix, try type())
        }
        if let word = next, rest.first?.kind == .word, Self.specifiers.contains(word) {
            rest.removeFirst()
            return .prefixed(word, try type())
        }
        if let word = next, word == "any" || word == "some", rest.dropFirst().first.map(beginsType) == true {
            rest.removeFirst()
            return .prefixed(word, try composition())
        }
        let base = try composition()
        guard case .tuple(let parameters) = base, let word = next, ["async", "throws", "->"].contains(word) else {
            return base
        }
        return .function(try function(parameters))
    }

    /// Takes an attribute of a type, which has to be known, since a spy repeats it.
    private mutating func typeAttribute() throws -> String {
        let attribute = try attribute()
        let isKnown = Self.attributes.contains(attribute) || attribute.hasPrefix("@convention(")
        guard isKnown || attribute.isGlobalActor else { throw SyntaxError(unknown: attribute) }
        return attribute
    }

    /// Takes an attribute such as `@escaping` or `@convention(c)`, whose `@` is taken already.
    mutating func attribute() throws -> String {
        var text = "@" + (try take().text)
        while takes(".") { text += "." + (try take().text) }
        if text == "@convention" || text == "@isolated" || text == "@objc" || text == "@backDeployed", takes("(") {
            text += "(\(try takeBalanced(closing: ")", opening: "(")))"
        }
        return text
    }

    mutating func effects() throws -> (isAsync: Bool, failure: FunctionSyntax.Failure) {
        let isAsync = takes("async") || takes("reasync")
        if takes("rethrows") { return (isAsync, .rethrown) }
        guard takes("throws") else { return (isAsync, .none) }
        guard takes("(") else { return (isAsync, .any) }
        let error = try type()
        try take(")")
        return (isAsync, .typed(error))
    }

    private func beginsType(_ token: Token) -> Bool {
        token.kind == .word || token.text == "(" || token.text == "~" || token.text == "["
    }

    private mutating func function(_ parameters: [TypeSyntax.Element]) throws -> FunctionSyntax {
        let (isAsync, failure) = try effects()
        try take("->")
        return FunctionSyntax(parameters: parameters, isAsync: isAsync, failure: failure, result: try type())
    }

    private mutating func composition() throws -> TypeSyntax {
        var parts = [try postfix()]
        while takes("&") { parts.append(try postfix()) }
        return parts.count == 1 ? parts[0] : .composition(parts)
    }

    private mutating func postfix() throws -> TypeSyntax {
        var type = try primary()
        while true {
            if takes("?") {
                type = .optional(type)
            } else if takes("!") {
                type = .unwrapped(type)
            } else if next == "." {
                rest.removeFirst()
                let token = try take()
                if ["Type", "Protocol"].contains(token.text), token.id == nil {
                    type = .metatype(type, token.text)
                } else {
                    type = .member(type, token.text, try arguments(), id: token.id)
                }
            } else {
                return type
            }
        }
    }

    private mutating func primary() throws -> TypeSyntax {
        if takes("~") { return .suppressed(try postfix()) }
        if takes("(") { return try tuple() }
        if takes("[") { return try bracketed() }
        let token = try take()
        guard token.kind != .sign else {
            throw SyntaxError(description: "a type was expected instead of “\(token.text)”")
        }
        return .named(token.text, try arguments(), id: token.id)
    }

    private mutating func bracketed() throws -> TypeSyntax {
        let first = try type()
        if takes(":") {
            let value = try type()
            try take("]")
            return .dictionary(first, value)
        }
        if takes("of") {
            let element = try type()
            try take("]")
            return .named("InlineArray", [first, element])
        }
        try take("]")
        return .array(first)
    }

    private mutating func arguments() throws -> [TypeSyntax] {
        guard takes("<") else { return [] }
        var arguments: [TypeSyntax] = []
        while !takes(">") {
            arguments.append(try type())
            _ = takes(",")
        }
        return arguments
    }

    private mutating func tuple() throws -> TypeSyntax {
        var elements: [TypeSyntax.Element] = []
        while !takes(")") {
            elements.append(try element())
            _ = takes(",")
        }
        // Parentheses around a single type only group it, unless an arrow follows.
        let isParameterList = ["async", "throws", "->"].contains(next ?? "")
        // Parentheses around a pack make a tuple of its values.
        if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic, !isParameterList,
            !elements[0].type.unprefixed.prefixes.contains("repeat")
        {
            return elements[0].type
        }
        return .tuple(elements)
    }

    private mutating func element() throws -> TypeSyntax.Element {
        var label: String?
        if rest.count > 1, rest.first?.kind != .sign {
            let second = rest[rest.startIndex + 1]
            if second.text == ":" {
                label = try take().text
                rest.removeFirst()
            } else if next == "_", rest.count > 2, rest[rest.startIndex + 2].text == ":" {
                rest.removeFirst(3)
            }
        }
        let type = try type()
        return TypeSyntax.Element(label: label == "_" ? nil : label, type: type, isVariadic: takes("..."))
    }
}
