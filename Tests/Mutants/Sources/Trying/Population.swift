import Foundation
import SwiftParser

/// All mutants of the reference modules, compiled into one set of tests.
struct Population {
    /// Those that compile.
    private(set) var mutants: [Mutant] = []
    /// How many do not.
    private(set) var stillborn: [Mutant] = []
    /// What is in the list of what is left out, and was not found.
    private(set) var unusedExcuses: Set<Excuses.Entry> = []

    /// The folders with the reference modules, and what the compiler calls them.
    private static let modules = ["Todo": "TodoReference", "Laws": "LawReference"]
    private static let reference = "Tests/Reference"

    /// Writes and compiles them, and drops those that do not compile until the rest does.
    ///
    /// - Parameters:
    ///   - mirror: Where they are compiled.
    ///   - leftOut: What is not to be changed.
    init(in mirror: Mirror, without leftOut: Excuses) async throws {
        try mirror.prepare()
        var (dropped, hasErrors) = (Set<Int>(), true)
        while hasErrors {
            unusedExcuses = Set(leftOut.reasons.keys)
            let schemas = try write(to: mirror, without: leftOut, dropped: dropped)
            hasErrors = false
            for module in Self.modules.values {
                guard let errors = try await mirror.build("--target", module) else { continue }
                hasErrors = true
                let wrong = Self.wrong(in: schemas, errors)
                guard !wrong.isSubset(of: dropped) else { throw Trouble(errors) }
                dropped.formUnion(wrong)
            }
            let all = schemas.flatMap(\.mutants)
            mutants = all.filter { !dropped.contains($0.number) }
            stillborn = all.filter { dropped.contains($0.number) }
        }
        if let errors = try await mirror.build("--build-tests") { throw Trouble(errors) }
    }

    /// Writes the files of all modules.
    private mutating func write(to mirror: Mirror, without leftOut: Excuses, dropped: Set<Int>) throws -> [Schema] {
        var all: [Schema] = []
        let contracts = try mirror.swiftFiles(in: "Sources/Contracts").map(mirror.text)
        for folder in Self.modules.keys.sorted(by: >) {
            let paths = try mirror.swiftFiles(in: "\(Self.reference)/\(folder)")
            let siblings = Siblings(in: try (contracts + paths.map(mirror.text)).map { Parser.parse(source: $0) })
            let schemas = try paths.reduce(into: [Schema]()) { schemas, path in
                let schema = Schema(
                    file: String(path.dropFirst(Self.reference.count + 1)),
                    source: try mirror.text(of: path),
                    from: 1 + (all + schemas).reduce(0) { $0 + $1.mutants.count },
                    siblings: siblings,
                    without: { place in
                        guard let entry = leftOut.entry(for: place) else { return false }
                        unusedExcuses.remove(entry)
                        return true
                    },
                    dropped: dropped
                )
                try mirror.write(schema.text, to: path)
                schemas.append(schema)
            }
            let links = schemas.flatMap(\.links)
            try mirror.write(Switch.text(links: links), to: "\(Self.reference)/\(folder)/Switch.swift")
            all += schemas
        }
        return all
    }

    /// The mutants in whose lines the compiler found an error.
    private static func wrong(in schemas: [Schema], _ errors: String) -> Set<Int> {
        var wrong: Set<Int> = []
        for match in errors.matches(of: #/(?<path>[^\s:]+\.swift):(?<line>[0-9]+):[0-9]+: error: /#) {
            guard let line = Int(match.line), let schema = schemas.first(where: { match.path.hasSuffix($0.file) })
            else { continue }
            for piece in schema.lines where piece.range.contains(line) { wrong.insert(piece.mutant) }
        }
        return wrong
    }
}
