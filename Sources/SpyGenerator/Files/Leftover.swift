/// A generated spy that no protocol asks for any more.
struct Leftover {
    /// The name of the file.
    let name: String
    let file: SpyFile

    /// Whether a person wrote something below the type.
    var hasAdditions: Bool { !file.additions.allSatisfy(\.isWhitespace) }

    /// What a person wrote: below the type, or who knows where in a file that was edited.
    var words: String { file.isEdited ? file.text : file.additions }

    /// The first line that a person wrote, as far as it is known.
    var line: Int {
        let blank = file.additions.prefix(while: \.isWhitespace)
        return file.isEdited ? 1 : (file.textAboveAdditions + blank).count(where: \.isNewline) + 1
    }

    /// Whether another spy has the same members, and differs in its name only.
    func hasMembers(of other: SpyFile) -> Bool {
        members(renamed(file.generated, for: other)) == members(other.generated)
    }

    /// What a person wrote below the type, as it has to stand below another.
    func additions(for other: SpyFile) -> String { renamed(file.additions, for: other) }

    /// Whether another spy stands for the same, and holds what a person wrote below this one.
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

    /// NB: what a name changes besides itself are the order of imports, the breaks of lines and the comments.
    private func members(_ text: String) -> String {
        text.split(separator: "\n").filter { line in
            let words = line.split(separator: " ")
            return words.first?.hasPrefix("//") != true && !words.contains("import")
        }
        .joined().filter { !$0.isWhitespace }
    }
}
