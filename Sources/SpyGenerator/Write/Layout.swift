/// Puts lines where the formatter would.
enum Layout {
    private static let width = 120

    static func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? $0 : "    \($0)" }
    }

    /// A block with one line in it, on one line if that fits.
    static func block(_ head: String, _ body: String, indentation: Int) -> [String] {
        let line = "\(head) { \(body) }"
        if line.count + indentation <= width { return [line] }
        return wrapped("\(head) {", indentation: indentation) + ["    \(body)", "}"]
    }

    /// A line, or several if its outermost list does not fit.
    static func wrapped(_ line: String, indentation: Int) -> [String] {
        guard line.count + indentation > width, let list = outermostList(of: line) else { return [line] }
        let head = String(line[..<list.lowerBound])
        let tail = String(line[list.upperBound...])
        let parts = split(line[list])
        guard !parts.isEmpty else { return [line] }
        let inner = parts.enumerated().flatMap { index, part in
            wrapped(part + (index == parts.count - 1 ? "" : ","), indentation: indentation + 4)
        }
        return [head] + indented(inner) + [tail]
    }

    /// The text between the first parentheses that hold more than nothing.
    private static func outermostList(of line: String) -> Range<String.Index>? {
        var depth = 0
        var start: String.Index?
        for index in line.indices {
            if line[index] == "(" {
                depth += 1
                if depth == 1 { start = line.index(after: index) }
            } else if line[index] == ")" {
                depth -= 1
                if depth == 0, let begin = start, begin < index, !line[..<begin].hasSuffix("@available(") {
                    return begin..<index
                }
            }
        }
        return nil
    }

    private static func split(_ list: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        for character in list {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(part.trimmed)
                part = ""
            } else {
                part.append(character)
            }
            previous = character
        }
        return parts + (part.trimmed.isEmpty ? [] : [part.trimmed])
    }
}

extension String {
    fileprivate var trimmed: String {
        String(trimmingPrefix { $0 == " " })
    }
}
