/// Text as it stands in a terminal, which may be the log of a CI system that takes some lines for commands.
enum TerminalText {
    /// - Parameter text: It may have several lines.
    static func escape(_ text: String) -> String {
        PlainText.escape(text).split(separator: "\n", omittingEmptySubsequences: false).map { harmless(String($0)) }
            .joined(separator: "\n")
    }

    /// In one line.
    static func line(_ text: String) -> String { harmless(PlainText.line(text)) }

    /// NB: GitHub's runner obeys a line that begins with two colons, after blanks too, and the older form anywhere.
    private static func harmless(_ line: String) -> String {
        let line = line.replacing("##[", with: "#\\u{23}[")
        let text = line.drop { $0.isWhitespace }
        guard text.hasPrefix("::") else { return line }
        return "\(line.dropLast(text.count))\\u{3A}\(text.dropFirst())"
    }
}
