import Foundation

/// The beginning of a name, or of a word in it, as a person types it.
struct NamePrefix {
    private let text: String

    init(_ text: String) {
        self.text = Self.plain(text)
    }

    /// Whether a name, or a word in it, begins so.
    func begins(_ name: String) -> Bool {
        let name = Self.plain(name)
        let starts = [name.startIndex] + name.indices.dropFirst().filter { name[name.index(before: $0)].isWhitespace }
        return text.isEmpty || starts.contains { name[$0...].hasPrefix(text) }
    }

    /// The text without capitals and diacritics, whatever language the user speaks.
    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
