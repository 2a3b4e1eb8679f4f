/// Finds in a source file its imports, the types that cannot be copied or cannot escape, and its protocols.
struct SourceReader {
    private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let members: Set<String> = ["func", "var", "init", "subscript", "associatedtype", "typealias"]

    private let tokens: [SourceToken]
    /// The types around the current place, one for each open brace; other braces repeat the path around them.
    private var scopes: [(path: [String], isProtocol: Bool)] = []
    /// The type that the next brace belongs to.
    private var pending: (path: [String], isProtocol: Bool)?

    /// The modules that the file imports.
    private(set) var imports: [String] = []
    /// The names of types that cannot be copied or cannot escape.
    private(set) var noncopyable: Set<String> = []
    /// The places of protocols and their members, by their names with those of all enclosing types.
    private(set) var places: [[String]: [SourceToken]] = [:]
    /// Protocols that are neither public nor private and have an underscore before a name of their path, with their
    /// places.
    private(set) var underscored: [(path: [String], token: SourceToken)] = []

    init(_ text: String) {
        tokens = SourceLexer.tokens(of: text)
        for index in tokens.indices { read(at: index) }
    }

    private func word(_ index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : nil
    }

    private func text(_ index: Int) -> String? {
        tokens.indices.contains(index) ? tokens[index].text : nil
    }

    private mutating func read(at index: Int) {
        let token = tokens[index]
        guard token.isWord else {
            if token.text == "{" {
                scopes.append(pending ?? (path: scopes.last?.path ?? [], isProtocol: false))
                pending = nil
            } else if token.text == "}" {
                _ = scopes.popLast()
            }
            return
        }
        if text(index - 1) == "." { return }
        if token.text == "import" {
            readImport(at: index)
        } else if Self.kinds.contains(token.text) {
            readType(at: index)
        } else if Self.members.contains(token.text), let scope = scopes.last, scope.isProtocol, pending == nil {
            readMember(at: index, of: scope.path)
        }
    }

    private mutating func readImport(at index: Int) {
        let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        guard let next = word(index + 1), tokens[index + 1].line == tokens[index].line else { return }
        guard let module = kinds.contains(next) ? word(index + 2) : next else { return }
        imports.append(module)
    }

    // MARK: Types

    private mutating func readType(at index: Int) {
        guard var name = word(index + 1), word(index - 1) != "import" else { return }
        var names = [name]
        var end = index + 2
        while text(end) == ".", let next = word(end + 1) {
            name = next
            names.append(next)
            end += 2
        }
        guard ["{", ":", "<", "where"].contains(text(end) ?? "") else { return }
        let isProtocol = tokens[index].text == "protocol"
        let path = (scopes.last?.path ?? []) + names
        pending = (path: path, isProtocol: isProtocol)
        if isProtocol {
            places[path, default: []].append(tokens[index + 1])
            let access: Set<String> = ["public", "package", "private", "fileprivate"]
            let isInternal = ![word(index - 1), word(index - 2)].compactMap(\.self).contains(where: access.contains)
            if isInternal, path.contains(where: { $0.hasPrefix("_") }) {
                underscored.append((path: path, token: tokens[index + 1]))
            }
        } else if inheritance(from: end).contains(where: { ["~Copyable", "~Escapable"].contains($0) }) {
            noncopyable.insert(name)
        }
    }

    /// Returns the suppressed parents of a type, which stand after its type parameters and before its conditions.
    private func inheritance(from start: Int) -> [String] {
        var parents: [String] = []
        var depth = 0
        var index = start
        while let text = text(index), text != "{", depth > 0 || text != "where" {
            if text == "<" { depth += 1 }
            if text == ">", self.text(index - 1) != "-" { depth -= 1 }
            if depth == 0, text == "~", let name = word(index + 1) {
                // The name may be written with its module.
                parents.append("~\(self.text(index + 2) == "." ? word(index + 3) ?? name : name)")
            }
            index += 1
        }
        return parents
    }

    // MARK: Members

    private mutating func readMember(at index: Int, of path: [String]) {
        let keyword = tokens[index].text
        var place = index
        var name = keyword
        var end = index + 1
        if keyword != "init", keyword != "subscript" {
            // An operator consists of several signs, none of which is the parenthesis after it.
            name = ""
            place = index + 1
            if let word = word(end) {
                name = word
                end += 1
            } else {
                while let sign = text(end), sign != "(", !tokens[end].isWord {
                    name += sign
                    end += 1
                }
            }
        }
        guard tokens.indices.contains(place) else { return }
        let hasParameters = ["func", "init", "subscript"].contains(keyword)
        let areNames = keyword != "subscript" && word(place) != nil
        let labels = hasParameters ? labels(from: end, areNames: areNames) : ""
        places[path + [name + labels], default: []].append(tokens[place])
    }

    /// Returns the labels of a signature as the compiler prints them.
    private func labels(from start: Int, areNames: Bool) -> String {
        var index = start
        while let text = text(index), text != "(" {
            if text == "{" || text == "}" { return "" }
            index += 1
        }
        var labels = ""
        var depth = 0
        var words: [String] = []
        var isType = false
        repeat {
            guard let text = text(index) else { return "" }
            if ["(", "[", "{", "<"].contains(text) { depth += 1 }
            if [")", "]", "}"].contains(text) || text == ">" && self.text(index - 1) != "-" { depth -= 1 }
            if depth == 1, text == ":", !isType, let first = words.first {
                labels += (areNames || words.count > 1 ? first : "_") + ":"
                isType = true
            } else if depth == 1, text == "," {
                (words, isType) = ([], false)
            } else if depth == 1, !isType, tokens[index].isWord, self.text(index - 1) != "@" {
                words.append(text)
            }
            index += 1
        } while depth > 0
        return "(\(labels))"
    }
}
