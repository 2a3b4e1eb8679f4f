import Foundation
import SpyGenerator

/// The support of the spies in one file, for a module that does not depend on the kit.
struct Support {
    private let paths: [String]
    private let isNonisolatedByDefault: Bool

    init(_ arguments: Arguments) {
        paths = arguments.all("--support").sorted()
        isNonisolatedByDefault = !arguments.has("--main-actor-by-default")
    }

    /// The file; `nil` if none is asked for.
    var file: OutputFile? {
        get throws {
            guard !paths.isEmpty else { return nil }
            let texts = try paths.map { path in
                try String(contentsOf: URL(filePath: path), encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("public import ") }
                    .drop(while: \.isEmpty)
                    .map { isNonisolatedByDefault ? $0 : nonisolated($0) }
                    .joined(separator: "\n")
            }
            let text = (["import Foundation\n"] + texts).joined(separator: "\n")
            return OutputFile(name: "SpySupport.swift", generated: text, origin: "the core spies of the kit")
        }
    }

    /// NB: where everything is on the main actor by default, each type has to say that it is not.
    private func nonisolated(_ line: String) -> String {
        let declaration = /^( *)((public |private )?(final )?(class|struct|enum|protocol|extension|func|typealias) .*)$/
        guard let match = line.wholeMatch(of: declaration) else { return line }
        let isMember = !match.1.isEmpty && (match.5 == "func" || match.5 == "typealias")
        return isMember || match.5 == "typealias" ? line : "\(match.1)nonisolated \(match.2)"
    }
}
