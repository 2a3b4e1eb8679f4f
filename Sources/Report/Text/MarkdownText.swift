/// Text as it stands in Markdown, so that it shows nothing but itself.
enum MarkdownText {
    /// In a line, which may be a cell of a table.
    static func line(_ text: String) -> String {
        let marks: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "|", "~", "$"]
        return escape(text) { marks.contains($0) }
    }

    /// In a line that begins with an element of HTML, where a backslash is a backslash.
    static func element(_ text: String) -> String { escape(text) { _ in false } }

    private static func escape(_ text: String, _ isMark: (Unicode.Scalar) -> Bool) -> String {
        var escaped = ""
        for scalar in PlainText.line(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // NB: GitHub tells a person who is mentioned, and links an issue, unless something stands between.
            case "@", "#": escaped += "\(scalar)<!-- -->"
            case let mark where isMark(mark): escaped += "\\\(mark)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// In a block of its own, as it is.
    static func block(_ text: String) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(PlainText.escape(text))\n\(fence)"
    }
}
