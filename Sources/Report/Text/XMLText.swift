/// Escapes text for XML, in an element or in an attribute.
enum XMLText {
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in PlainText.escape(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // In an attribute, a parser would turn these into spaces.
            case "\n": escaped += "&#10;"
            case "\t": escaped += "&#9;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
