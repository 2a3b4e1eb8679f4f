import Foundation

/// The beginning of a name, or of a word in it, as a person types it.
struct NamePrefix {
    private let text: String

    init(_ text: String) {
        self.text = Self.plain(text)
    }

    /// Whether a name, or a word in it, begins with the prefix.
    func begins(_ name: String) -> Bool {
        let name = Self.plain(name)
        let starts = [name.startIndex] + name.indices.dropFirst().filter { name[name.index(before: $0)].isWhitespace }
        return text.isEmpty || starts.contains { name[$0...].hasPrefix(text) }
    }

    /// Returns the text without capitals and diacritics, independently of the user's language.
    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
