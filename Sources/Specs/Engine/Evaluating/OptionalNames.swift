/// Removes `Optional(…)` from the description of a value.
enum OptionalNames {
    private static let name = Array("Optional(".utf8)

    /// Writes `Item(title: "Tea", note: nil)` for the `Item(title: Optional("Tea"), note: nil)` of a description, but
    /// leaves strings as they are.
    static func removed(from text: String) -> String {
        guard text.contains("Optional(") else { return text }
        let bytes = Array(text.utf8)
        var (result, isInString, isEscaped) = ([UInt8](), false, false)
        /// Whether each open bracket belongs to an optional value, and is left out.
        var brackets: [Bool] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            defer { index += 1 }
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if bytes[index...].starts(with: name), !isLetter(index > 0 ? bytes[index - 1] : 0) {
                brackets.append(true)
                index += name.count - 1
                continue
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "(") {
                brackets.append(false)
            } else if byte == UInt8(ascii: ")"), brackets.popLast() == true {
                continue
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
