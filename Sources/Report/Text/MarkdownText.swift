/// Escapes text for Markdown, so that none of it is interpreted.
enum MarkdownText {
    /// Escapes text for a line, which may be a cell of a table.
    static func line(_ text: String) -> String {
        let marks: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "|", "~", "$"]
        return escape(text) { marks.contains($0) }
    }

    /// Escapes text for a line that begins with an HTML element, where a backslash is a backslash.
    static func element(_ text: String) -> String { escape(text) { _ in false } }

    private static func escape(_ text: String, _ isMark: (Unicode.Scalar) -> Bool) -> String {
        var escaped = ""
        for scalar in PlainText.line(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // GitHub notifies a mentioned person and links an issue, unless something separates the sign from the name.
            case "@", "#": escaped += "\(scalar)<!-- -->"
            case let mark where isMark(mark): escaped += "\\\(mark)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns a code block, in which the text is shown as it is.
    static func block(_ text: String) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(PlainText.escape(text))\n\(fence)"
    }
}
