/// Escapes text for a terminal, which may be the log of a CI system that executes certain lines.
package enum TerminalText {
    /// Returns the text without what a terminal or a CI system would obey.
    ///
    /// - Parameter text: The text, which may have several lines.
    package static func escape(_ text: String) -> String {
        PlainText.escape(text).split(separator: "\n", omittingEmptySubsequences: false).map { harmless(String($0)) }
            .joined(separator: "\n")
    }

    /// Returns the text in one line.
    package static func line(_ text: String) -> String { harmless(PlainText.line(text)) }

    /// Escapes the start of a command: GitHub's runner obeys a line that begins with `::`, even after blanks, and `##[`
    /// anywhere; Azure obeys `##vso[`, and TeamCity `##teamcity[`.
    private static func harmless(_ line: String) -> String {
        let line = line.replacing(/##(?=\w*\[)/, with: "#\\u{23}")
        let text = line.drop { $0.isWhitespace }
        guard text.hasPrefix("::") else { return line }
        return "\(line.dropLast(text.count))\\u{3A}\(text.dropFirst())"
    }
}
