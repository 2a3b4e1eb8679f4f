/// Rewrites what Swift Testing says of a failed expectation so that it reads well.
///
/// ```
/// (output.calls → [.found([])]) == ([.found([milk])] → [.found([milk])])
/// ```
///
/// becomes
///
/// ```
/// Expected: output.calls == [.found([milk])]
/// But was:  [.found([])]
/// ```
///
/// Of long lists, it shows the first difference in full and counts the others. A condition that is no comparison is
/// shown with its value, and with the value of the object that it is about.
struct ExpectationText {
    let lines: [String]

    /// The number of characters from which on only the first difference of two lists is shown.
    private static var longest: Int { 300 }

    init(_ text: String) {
        // The requirement's own code calls what it drives `run`, a name that its reader does not know.
        lines = Self.lines(of: text).map { $0.replacing(/^(Expected: !?|Where )run\./) { $0.1 } }
    }

    private static func lines(of text: String) -> [String] {
        guard let (left, right) = split(text, at: " == ") else { return condition(text) }
        let (name, actual) = parts(of: left)
        let expected = parts(of: right).value
        if max(actual.count, expected.count) > longest,
            let difference = difference(elements(of: actual), elements(of: expected))
        {
            return ["Expected: \(name), \(difference.expected)", "But was:  \(difference.actual)"] + difference.rest
        }
        return ["Expected: \(name) == \(expected)", "But was:  \(actual)"]
    }

    /// Returns the lines for a condition such as `(list → [1]).isEmpty → false`, or for a missing value.
    private static func condition(_ text: String) -> [String] {
        if text.hasPrefix("!("), text.hasSuffix(")") {
            let lines = condition(String(text.dropFirst(2).dropLast()))
            return lines.map { $0.replacing(/^(Expected: )/) { $0.1 + "!" } }
        }
        guard let (condition, rest) = split(text, at: " → ") else { return ["Expected: \(text)"] }
        var value = rest
        while let (_, last) = split(value, at: " → ") { value = last }
        let expected = value == "nil" ? " is not nil" : ""
        guard let (owner, member) = split(condition, at: ")."), owner.hasPrefix("("),
            let (name, description) = split(owner.dropFirst(), at: " → ")
        else { return ["Expected: \(condition)\(expected)", "But was:  \(value)"] }
        let lines = ["Expected: \(name).\(member)\(expected)", "But was:  \(value)"]
        // An object without a description of its own is printed as its type.
        let isPlain = description.wholeMatch(of: /[\w.]+/) != nil
        return isPlain ? lines : lines + ["Where \(name) is \(description)"]
    }

    private struct Difference {
        let expected: String
        let actual: String
        let rest: [String]
    }

    /// Returns where two lists differ first, and how many differences follow; `nil` if they cannot be compared.
    private static func difference(_ actual: [Substring]?, _ expected: [Substring]?) -> Difference? {
        guard let actual, let expected else { return nil }
        let length = max(actual.count, expected.count)
        let differing = (0..<length).filter { index in
            index >= actual.count || index >= expected.count || actual[index] != expected[index]
        }
        guard let first = differing.first else { return nil }
        func describe(_ list: [Substring]) -> String {
            guard first < list.count else { return list.count == 1 ? "1 element" : "\(list.count) elements" }
            return "number \(first + 1) of \(list.count): \(list[first])"
        }
        let more = differing.count - 1
        return Difference(
            expected: describe(expected),
            actual: describe(actual),
            rest: more > 0 ? ["\(more) more of the list differ\(more == 1 ? "s" : "")."] : []
        )
    }

    /// Returns the expression and its value; a literal is both.
    private static func parts(of side: Substring) -> (name: Substring, value: Substring) {
        guard side.hasPrefix("("), side.hasSuffix(")"),
            let (name, value) = split(side.dropFirst().dropLast(), at: " → ")
        else { return (side, side) }
        return (name, value)
    }

    /// Returns the elements of a list; `nil` if the text is no list.
    private static func elements(of value: Substring) -> [Substring]? {
        guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
        var elements: [Substring] = []
        var rest = value.dropFirst().dropLast()
        while let (first, others) = split(rest, at: ", ") {
            elements.append(first)
            rest = others
        }
        return rest.isEmpty ? elements : elements + [rest]
    }

    /// Returns the text before and after the first separator that is outside of brackets and strings.
    private static func split(
        _ text: some StringProtocol,
        at separator: String
    ) -> (before: Substring, after: Substring)? {
        let text = Substring(text)
        let characters = text.utf8
        let pattern = Array(separator.utf8)
        var (depth, isInString, isEscaped) = (0, false, false)
        for index in characters.indices {
            let character = characters[index]
            if isEscaped {
                isEscaped = false
                continue
            }
            switch character {
            case UInt8(ascii: "\\"): isEscaped = isInString
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += isInString ? 0 : 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= isInString ? 0 : 1
            default: break
            }
            guard depth == 0, !isInString, character == pattern[0] else { continue }
            if characters[index...].starts(with: pattern) {
                return (text[..<index], text[index...].dropFirst(separator.count))
            }
        }
        return nil
    }
}
