/// Splits a source file into words and signs, without comments and without the content of strings.
struct SourceLexer {
    private let text: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var tokens: [SourceToken] = []

    /// Returns the words and signs of a file, even if it is no valid Swift.
    static func tokens(of text: String) -> [SourceToken] {
        var lexer = SourceLexer(text: Array(text.utf8))
        while lexer.index < lexer.text.count { lexer.step() }
        return lexer.tokens
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func step() {
        if hasPrefix("//") {
            while let next = peek(), !next.isLineBreak { advance() }
        } else if hasPrefix("/*") {
            skipComment()
        } else if let hashes = hashesBefore("\"") {
            skipString(hashes)
        } else if let hashes = hashesBefore("/"), hashes > 0 {
            skipRegex(hashes)
        } else if peek() == UInt8(ascii: "`") {
            readQuoted()
        } else if let byte = peek(), byte.isWord {
            readWord()
        } else {
            if let byte = peek(), !byte.isSpace { add(String(UnicodeScalar(byte)), isWord: false, from: index) }
            advance()
        }
    }

    // MARK: Bytes

    private func peek(_ offset: Int = 0) -> UInt8? {
        index + offset < text.count ? text[index + offset] : nil
    }

    private func hasPrefix(_ prefix: String) -> Bool {
        text[index...].starts(with: prefix.utf8)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < text.count {
            // Windows ends lines with two bytes, of which only the second counts.
            if text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "\r") && peek(1) != UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    private mutating func add(_ word: String, isWord: Bool, from start: Int) {
        tokens.append(SourceToken(text: word, isWord: isWord, line: line, column: start - lineStart))
    }

    // MARK: Words

    private mutating func readWord() {
        let start = index
        while let byte = peek(), byte.isWord { index += 1 }
        add(String(decoding: text[start..<index], as: UTF8.self), isWord: true, from: start)
    }

    private mutating func readQuoted() {
        let start = index
        index += 1
        while let byte = peek(), byte != UInt8(ascii: "`"), !byte.isLineBreak { index += 1 }
        add(String(decoding: text[(start + 1)..<index], as: UTF8.self), isWord: true, from: start)
        if peek() == UInt8(ascii: "`") { index += 1 }
    }

    // MARK: Comments and literals

    /// Skips a comment, which may contain other comments.
    private mutating func skipComment() {
        var depth = 0
        while index < text.count {
            if hasPrefix("/*") {
                depth += 1
                advance(2)
            } else if hasPrefix("*/") {
                depth -= 1
                advance(2)
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    /// Returns the number of `#` before the sign that begins a literal; `nil` if no literal begins here.
    private func hashesBefore(_ sign: Character) -> Int? {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        return peek(hashes) == sign.asciiValue ? hashes : nil
    }

    private mutating func skipString(_ hashes: Int) {
        advance(hashes)
        let marks = String(repeating: "#", count: hashes)
        let isLong = hasPrefix("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + marks
        advance(isLong ? 3 : 1)
        while let byte = peek(), isLong || !byte.isLineBreak {
            if hasPrefix(end) { return advance(end.utf8.count) }
            if hasPrefix("\\\(marks)(") {
                advance(2 + hashes)
                skipInterpolation()
            } else {
                advance(hasPrefix("\\\(marks)") ? 2 + hashes : 1)
            }
        }
    }

    /// Skips an interpolated expression, which may contain strings itself.
    private mutating func skipInterpolation() {
        let count = tokens.count
        var depth = 1
        while depth > 0, index < text.count {
            if peek() == UInt8(ascii: "(") { depth += 1 }
            if peek() == UInt8(ascii: ")") { depth -= 1 }
            step()
        }
        tokens.removeSubrange(count...)
    }

    private mutating func skipRegex(_ hashes: Int) {
        let end = "/" + String(repeating: "#", count: hashes)
        advance(hashes + 1)
        while index < text.count, !hasPrefix(end) { advance() }
        advance(end.utf8.count)
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    fileprivate var isSpace: Bool { isLineBreak || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Takes every byte outside ASCII for a part of a name, which is precise enough here.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }
}
