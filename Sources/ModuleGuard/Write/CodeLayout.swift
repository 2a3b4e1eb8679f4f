/// Breaks statements into lines as a person would.
enum CodeLayout {
    private static let width = 120

    /// Returns the statement on as few lines as fit.
    static func lines(_ text: String, indentation: Int) -> [String] {
        if text.count + indentation <= width { return [text] }
        if let (head, body) = closure(atEndOf: text), head.count + indentation <= width {
            return [head] + indented(lines(body, indentation: indentation + 4)) + ["}"]
        }
        guard let (head, parts, tail) = list(in: text), !parts.isEmpty else { return [text] }
        let inner = parts.enumerated().flatMap { index, part in
            lines(part + (index == parts.count - 1 ? "" : ","), indentation: indentation + 4)
        }
        return [head] + indented(inner) + [tail]
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    \($0)" } }

    /// Splits a statement that ends with a closure into the text before it and the text inside it.
    private static func closure(atEndOf text: String) -> (head: String, body: String)? {
        let comma = text.hasSuffix(",") ? 1 : 0
        guard comma == 0, text.hasSuffix(" }"), let start = opening(of: text, "{", "}") else { return nil }
        let body = text[text.index(after: start)...].dropLast(2).drop { $0 == " " }
        // Captures and parameters stay on the line of the brace.
        if let range = body.firstRange(of: " in "), !body[..<range.lowerBound].contains("(") {
            return ("\(text[...start]) \(body[..<range.lowerBound]) in", String(body[range.upperBound...]))
        }
        return (String(text[...start]), String(body))
    }

    /// Returns where the bracket opens that the text's last bracket closes.
    private static func opening(of text: String, _ open: Character, _ close: Character) -> String.Index? {
        var depth = 0
        for index in text.indices.reversed() {
            if text[index] == close { depth += 1 }
            if text[index] == open {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Splits a text into its outermost list, the text before it and the text after it.
    private static func list(in text: String) -> (head: String, parts: [String], tail: String)? {
        guard let start = text.firstIndex(where: { "([{".contains($0) }) else { return nil }
        var (depth, part, isText) = (0, "", false)
        var parts: [String] = []
        for index in text[start...].indices {
            let character = text[index]
            if character == "\"" { isText.toggle() }
            if !isText, "([{".contains(character) {
                depth += 1
                if depth == 1 { continue }
            }
            if !isText, ")]}".contains(character) {
                depth -= 1
                if depth == 0 {
                    parts.append(part)
                    let trimmed = parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
                    return (String(text[...start]), trimmed.map(\.withoutTrailingSpace), String(text[index...]))
                }
            }
            if !isText, character == ",", depth == 1 {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return nil
    }
}

extension String {
    fileprivate var withoutTrailingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
