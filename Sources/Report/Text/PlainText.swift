/// Makes text safe to show anywhere: it cannot move the cursor or reverse the direction of the text around it.
enum PlainText {
    /// - Parameter text: The text, which may have several lines.
    static func escape(_ text: String) -> String {
        // Windows ends lines with two characters.
        let text = text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isDangerous(scalar) {
                escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// Returns the text in one line.
    static func line(_ text: String) -> String {
        escape(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        // These change the direction of the text after them, even beyond their own string.
        case 0x202A...0x202E, 0x2066...0x2069: true
        case 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
