/// Breaks lines where the formatter would.
package enum Layout {
    private static let width = 120

    package static func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? $0 : "    \($0)" }
    }

    /// Returns a block with one line in it, on a single line if it fits.
    static func block(_ head: String, capturing captures: String = "", _ body: String, indentation: Int) -> [String] {
        let opening = "\(head) {\(captures)"
        let line = "\(opening) \(body) }"
        if line.count + indentation <= width { return [line] }
        return wrapped(opening, indentation: indentation) + ["    \(body)", "}"]
    }

    /// Returns a line, broken at its outermost list if it does not fit.
    package static func wrapped(_ line: String, indentation: Int) -> [String] {
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

    /// Returns the declaration of a property, with the type on lines of its own if it does not fit.
    static func declaration(_ head: String, of type: String, indentation: Int) -> [String] {
        let line = "\(head): \(type)"
        if line.count + indentation <= width { return [line] }
        return ["\(head):"] + indented(generic(type, "", indentation: indentation + 4))
    }

    /// Returns a line that ends with a generic type and a tail, with the arguments on lines of their own if it does not
    /// fit.
    static func generic(_ type: String, _ tail: String, indentation: Int) -> [String] {
        guard type.count + tail.count + indentation > width, let start = type.firstIndex(of: "<") else {
            return [type + tail]
        }
        let arguments = String(type[type.index(after: start)...].dropLast())
        return [String(type[...start])] + indented(tuple(arguments, indentation: indentation + 4)) + [">\(tail)"]
    }

    /// Returns a line that begins with a tuple, with the elements on lines of their own if it does not fit.
    private static func tuple(_ line: String, indentation: Int) -> [String] {
        guard line.count + indentation > width, line.hasPrefix("("), let list = outermostList(of: line) else {
            return [line]
        }
        let elements = filled(split(line[list]), indentation: indentation + 4)
        return ["("] + indented(elements) + [String(line[list.upperBound...])]
    }

    /// Returns lines with as many parts on each as fit.
    private static func filled(_ parts: [String], indentation: Int) -> [String] {
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            let part = part + (index == parts.count - 1 ? "" : ",")
            if let last = lines.last, last.count + part.count + 1 + indentation <= width {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append(part)
            }
        }
        return lines
    }

    /// Returns the range between the first outermost parentheses that are not empty.
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
