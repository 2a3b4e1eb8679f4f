import Foundation
import SpyGenerator

/// Sorts declarations into the order of the sources, since people think of them in this order.
///
/// Not all compilers write the places of internal declarations; where they are missing, the names are looked up in the
/// files.
struct Places {
    /// The module whose internal declarations can be used.
    let module: String
    /// The files of the module.
    let texts: [(path: String, text: String)]

    init(module: String, sources: [String]) {
        self.module = module
        texts = sources.sorted().map { path in
            let text = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
            // Windows ends lines with two characters.
            return (path, text.replacing("\r\n", with: "\n"))
        }
    }

    /// Returns the declarations in the order of their files and lines.
    func sorted(_ symbols: [Symbol]) -> [Symbol] {
        symbols.map { (place(of: $0), $0) }
            .sorted { one, other in
                if one.0 != other.0 { return one.0 < other.0 }
                return one.1.identifier.precise < other.1.identifier.precise
            }
            .map(\.1)
    }

    /// Whether only its own type can set a property, which a symbol graph does not tell if a macro rewrites the
    /// property.
    func hidesSetter(of property: String) -> Bool {
        texts.contains { $0.text.contains("(set) var \(property)") }
    }

    /// Whether a file that declares one of the types has an `unowned` reference, which symbol graphs do not tell.
    func holdUnowned(_ names: [String]) -> Bool {
        texts.contains { file in
            names.contains(where: file.text.declares)
                && file.text.split(separator: "\n").contains { line in
                    let code = line.drop { $0 == " " }
                    return !code.hasPrefix("//") && (code.contains("unowned ") || code.contains("unowned("))
                }
        }
    }

    /// Whether a function's body is empty according to the sources of its type.
    func isEmpty(_ function: String, of type: String) -> Bool {
        let bodies = texts.filter { $0.text.declares(type) }.flatMap { file in
            file.text.ranges(of: "func \(function)(").compactMap { range -> Bool? in
                guard let open = file.text[range.upperBound...].firstIndex(of: "{"),
                    !file.text[range.upperBound..<open].contains("\n")
                else { return nil }
                return file.text[file.text.index(after: open)...].first { !$0.isWhitespace } == "}"
            }
        }
        // If several types in a file have such a function, all of them have to be empty.
        return !bodies.isEmpty && bodies.allSatisfy(\.self)
    }

    private func place(of symbol: Symbol) -> Position {
        if let location = symbol.location {
            return Position(path: location.uri, line: location.position.line, column: location.position.character)
        }
        guard let name = symbol.pathComponents.last?.prefix(while: { $0 != "(" }),
            symbol.pathComponents.count > 1
        else { return Position(path: "", line: 0, column: 0) }
        let owner = symbol.pathComponents[symbol.pathComponents.count - 2]
        for (path, text) in texts where text.contains(owner) {
            guard let start = text.range(of: owner)?.lowerBound,
                let found = text[start...].firstRange(of: "\(keyword(of: symbol))\(name)")
            else { continue }
            return Position(path: path, line: text.distance(from: text.startIndex, to: found.lowerBound), column: 0)
        }
        return Position(path: "", line: 0, column: 0)
    }

    private func keyword(of symbol: Symbol) -> String {
        switch symbol.kind.identifier {
        case "swift.method", "swift.type.method": "func "
        case "swift.property", "swift.type.property": "var "
        default: ""
        }
    }

    private struct Position: Comparable {
        let path: String
        let line: Int
        let column: Int

        static func < (one: Position, other: Position) -> Bool {
            (one.path, one.line, one.column) < (other.path, other.line, other.column)
        }
    }
}
