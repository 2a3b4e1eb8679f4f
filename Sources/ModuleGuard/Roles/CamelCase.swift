/// Splits names into words, and builds names from words.
enum CamelCase {
    /// The words of a name, in lower case: `viewDidLoad` has three, and `URLLoader` two.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character = "_"
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let next = letters.indices.contains(index + 1) ? letters[index + 1] : "_"
            let begins =
                letter.isUppercase && (!previous.isUppercase || next.isLowercase)
                || letter.isNumber && !previous.isNumber || !letter.isNumber && previous.isNumber
            if letter == "_" {
                previous = "_"
                continue
            }
            if begins || previous == "_" || words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
            previous = letter
        }
        return words
    }

    /// The words as a person says them: `view did load`.
    static func spoken(_ name: String) -> String { words(of: name).joined(separator: " ") }

    /// Returns the name of a variable for a type.
    static func variable(_ name: String) -> String {
        let words = words(of: name)
        return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
