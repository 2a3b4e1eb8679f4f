/// A generated spy that no protocol asks for any more.
struct Leftover {
    /// The name of the file.
    let name: String
    let file: SpyFile

    /// Whether a person wrote something below the type.
    var hasAdditions: Bool { !file.additions.allSatisfy(\.isWhitespace) }

    /// Whether a person changed more than what is below the type.
    var isChanged: Bool { file.isEdited || !file.top.isEmpty }

    /// A person's text: what is above and below the type, or the whole file if generated code was edited.
    var words: String { file.isEdited ? file.text : file.top + file.additions }

    /// The first line that a person wrote, or 1 if generated code was edited.
    var line: Int {
        let blank = file.additions.prefix(while: \.isWhitespace)
        return isChanged ? 1 : (file.textAboveAdditions + blank).count(where: \.isNewline) + 1
    }

    /// Whether another spy has the same members and differs only in its name.
    func hasMembers(of other: SpyFile) -> Bool {
        members(renamed(file.generated, for: other)) == members(other.generated)
    }

    /// The text that a person added below the type, changed so that it fits below another spy.
    func additions(for other: SpyFile) -> String { renamed(file.additions, for: other) }

    /// Whether another spy stands for the same protocol and holds what a person added to this one.
    func isIn(_ other: SpyFile) -> Bool {
        (file.origin == other.origin || hasMembers(of: other)) && other.additions.contains(additions(for: other))
    }

    // MARK: Names

    private func renamed(_ text: String, for other: SpyFile) -> String {
        var names = file.typeName.flatMap { old in other.typeName.map { [old: $0] } } ?? [:]
        let (old, new) = (file.protocolPath, other.protocolPath)
        if old.count == new.count { names.merge(zip(old, new)) { type, _ in type } }
        return text.replacing(/\w+/) { names[String($0.output)] ?? String($0.output) }
    }

    /// The members, without what a new name changes as well: the order of imports, line breaks and comments.
    private func members(_ text: String) -> String {
        text.split(separator: "\n").filter { line in
            let words = line.split(separator: " ")
            return words.first?.hasPrefix("//") != true && !words.contains("import")
        }
        .joined().filter { !$0.isWhitespace }
    }
}
