import Foundation

/// Finds in source files what the symbol graph does not hold.
///
/// Not all compilers write the places of internal declarations, and none writes whether a type can be copied, not even
/// in a graph of a lower access level.
package struct SourceIndex {
    private var importsByPath: [String: [String]] = [:]
    private var places: [[String]: Place] = [:]
    /// The names of types that cannot be copied or cannot escape.
    package private(set) var noncopyable: Set<String> = []
    /// Protocols with an underscore before a name that are neither public nor private.
    private(set) var underscored: [(path: [String], place: Place)] = []
    private var dependencies: Set<String> = []

    /// - Parameters:
    ///   - paths: The files of the module.
    ///   - dependencies: The files of imported modules, of which only the types matter.
    package init(_ paths: [String], dependencies: [String] = []) {
        for path in paths.sorted() {
            guard let reader = Self.reader(of: path) else { continue }
            importsByPath[path] = reader.imports
            noncopyable.formUnion(reader.noncopyable)
            underscored += reader.underscored.map { protocolName, token in
                (path: protocolName, place: Place(path: path, line: token.line, column: token.column))
            }
            for (name, tokens) in reader.places where places[name] == nil {
                places[name] = tokens.first.map { Place(path: path, line: $0.line, column: $0.column) }
            }
        }
        for path in dependencies.sorted() {
            guard let reader = Self.reader(of: path) else { continue }
            self.dependencies.insert(path)
            noncopyable.formUnion(reader.noncopyable)
        }
    }

    private static func reader(of path: String) -> SourceReader? {
        (try? String(contentsOf: URL(filePath: path), encoding: .utf8)).map { SourceReader($0) }
    }

    /// The modules that a file imports.
    package func imports(of path: String) -> [String] {
        importsByPath[path] ?? Self.reader(of: path)?.imports ?? []
    }

    /// Whether the file of a declaration was read.
    package func isComplete(for symbol: Symbol) -> Bool {
        guard let place = Place(symbol.location) else { return !importsByPath.isEmpty }
        return importsByPath[place.path] != nil || dependencies.contains(place.path)
    }

    /// The place of a protocol, or of one of its members.
    ///
    /// Members that differ only in their types all have the place of the first of them.
    package func place(of symbol: Symbol) -> Place? { places[symbol.pathComponents] }
}
