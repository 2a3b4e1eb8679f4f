/// Makes texts safe to draw, so that no value can change how the rest is read.
enum Printable {
    /// Returns a text in one line, with invisible characters written out and right-to-left runs isolated.
    static func text(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        var run = ""
        func endRun() {
            // A blank at the end of a right-to-left run belongs to the text after it.
            let blanks = run.reversed().prefix { $0 == " " }.count
            let word = run.dropLast(blanks)
            if !word.isEmpty { result += "\u{2068}\(word)\u{2069}" }
            result += String(repeating: " ", count: blanks)
            run = ""
        }
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) || !run.isEmpty && (scalar == " " || isMark(scalar)) {
                run.unicodeScalars.append(scalar)
                continue
            }
            endRun()
            switch scalar {
            case "\n", "\r": result += "⏎"
            case "\t": result += "⇥"
            default: result += visible(scalar)
            }
        }
        endRun()
        return result
    }

    /// Returns a text in several lines, with invisible characters written out.
    static func lines(_ text: String) -> String {
        if isPlain(text) { return text }
        return text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : visible($0) }.joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }

    /// Returns how many columns a text takes in a monospaced font.
    static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// Returns a text in lines of at most so many columns.
    static func lines(of text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { part -> [String] in
            var (lines, line, columns) = ([String](), "", 0)
            for character in part {
                let cells = self.width(of: character)
                if columns + cells > width {
                    // A line is broken at a blank if there is one near its end.
                    let tail = line.reversed().prefix { $0 != " " }.count
                    let rest = tail < line.count && tail < width / 3 ? String(line.suffix(tail)) : ""
                    lines.append(String(line.dropLast(rest.count)))
                    (line, columns) = (rest, self.width(of: rest))
                    if character == " ", rest.isEmpty { continue }
                }
                line.append(character)
                columns += cells
            }
            return lines + [line]
        }
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        let isWide = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
        switch scalar.value {
        case 0x2066...0x2069: return 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            return 2
        default: return isWide ? 2 : 1
        }
    }

    private static func isPlain(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPlain) }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        (0x20...0x7E).contains(scalar.value) || (0xA1...0x58F).contains(scalar.value) && scalar.value != 0xAD
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark
    }

    /// Whether a scalar is invisible, or changes how others look.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Some scripts need the first one, a non-joiner, and the second one joins emoji.
        case 0x200C, 0x200D: false
        case 0xFFFE, 0xFFFF: true
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
            default: false
            }
        }
    }
}
