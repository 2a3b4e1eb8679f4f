/// Splits a printed declaration into words and signs.
enum Lexer {
    static func tokens(of fragments: [Symbol.Fragment]) -> [Token] {
        fragments.flatMap { fragment -> [Token] in
            switch fragment.kind {
            case "identifier": [Token(.name, fragment.spelling)]
            case "externalParam": [Token(.label, fragment.spelling)]
            case "internalParam": [Token(.parameter, fragment.spelling)]
            default: tokens(of: fragment.spelling, id: fragment.preciseIdentifier)
            }
        }
    }

    static func tokens(of text: String, id: String? = nil) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if isWord(first) {
                let word = rest.prefix(while: isWord)
                tokens.append(Token(.word, String(word).replacing("`", with: ""), id: id))
                rest = rest.dropFirst(word.count)
            } else {
                let sign = ["->", "...", "=="].first { rest.hasPrefix($0) } ?? String(first)
                tokens.append(Token(.sign, sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return tokens
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isInNames || character == "`" || character == "$"
    }
}
