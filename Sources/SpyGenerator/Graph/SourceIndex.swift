import Foundation

/// Finds declarations in source files, for those whose place the symbol graph does not tell.
///
/// The compiler writes the places of public declarations only, and most protocols are internal.
struct SourceIndex {
    private struct Line {
        let path: String
        let number: Int
        let text: String
    }

    private var importsByPath: [String: [String]] = [:]
    private var protocols: [String: [Line]] = [:]
    /// The names of types that cannot be copied, or not be kept.
    private(set) var noncopyable: Set<String> = []

    init(_ paths: [String]) {
        for path in paths.sorted() {
            guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else { continue }
            read(text, path: path)
        }
    }

    /// The modules that a file imports.
    func imports(of path: String) -> [String] {
        importsByPath[path] ?? SourceIndex([path]).importsByPath[path] ?? []
    }

    /// Whether a declaration stands in one of the files.
    func isComplete(for symbol: Symbol) -> Bool {
        guard let place = Place(symbol.location) else { return !importsByPath.isEmpty }
        return importsByPath[place.path] != nil
    }

    /// The line of a protocol, or of one of its members.
    func place(of symbol: Symbol) -> Place? {
        var names = symbol.pathComponents
        if symbol.kind.identifier != "swift.protocol" { names.removeLast() }
        guard let owner = names.last, let lines = protocols[owner] else { return nil }
        guard names.count < symbol.pathComponents.count, let title = symbol.pathComponents.last else {
            return Place(path: lines[0].path, line: lines[0].number, column: 0)
        }
        let name = String(title.prefix { $0 != "(" })
        let labels = title.dropFirst(name.count).split(whereSeparator: { "(:)".contains($0) }).filter { $0 != "_" }
        // NB: of overloads, the line that has all labels and the fewest others is the one.
        let candidates = lines.filter { $0.text.declares(name) && labels.allSatisfy($0.text.contains) }
        let best = candidates.min { ($0.text.count, $0.number) < ($1.text.count, $1.number) }
        return best.map { Place(path: $0.path, line: $0.number, column: 0) }
    }

    // MARK: Reading

    private mutating func read(_ text: String, path: String) {
        importsByPath[path] = []
        var owner: String?
        var depth = 0
        var statement = Line(path: path, number: 0, text: "")
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = String(raw.prefix(upTo: raw.firstRange(of: "//")?.lowerBound ?? raw.endIndex))
            // NB: a signature over several lines is one statement, and stands where it begins.
            let isContinued = owner != nil && statement.text.isUnbalanced
            statement = Line(
                path: path,
                number: isContinued ? statement.number : index + 1,
                text: isContinued ? statement.text + line : line
            )
            if let name = note(line, path: path) {
                owner = name
                depth = 0
            }
            guard let name = owner else { continue }
            if isContinued { protocols[name]?.removeLast() }
            protocols[name, default: []].append(statement)
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0, line.contains("}") { owner = nil }
        }
    }

    /// Notes what a line says outside of protocols; the name of the protocol that it begins.
    private mutating func note(_ line: String, path: String) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == ".") }
            .map { String($0).replacing("`", with: "") }
        func word(after keywords: Set<String>) -> String? {
            guard let index = words.firstIndex(where: keywords.contains), words.count > index + 1 else { return nil }
            return words[index + 1]
        }
        if words.contains("import"), let module = words.last?.split(separator: ".").first {
            importsByPath[path, default: []].append(String(module))
        }
        if line.contains("~Copyable") || line.contains("~Escapable"), let name = word(after: ["struct", "enum"]) {
            noncopyable.insert(name)
        }
        return word(after: ["protocol"])
    }
}

extension String {
    fileprivate var isUnbalanced: Bool { count { $0 == "(" } > count { $0 == ")" } }

    fileprivate func declares(_ name: String) -> Bool {
        let patterns = ["func \(name)", "func `\(name)`", "var \(name)", "var `\(name)`", "associatedtype \(name)"]
        if name == "init" || name == "subscript" { return contains(name) }
        return patterns.contains { pattern in
            guard let range = firstRange(of: pattern) else { return false }
            let next = self[range.upperBound...].first
            return next.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        }
    }
}
