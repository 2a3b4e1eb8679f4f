import Foundation
import ToolSupport

/// A folder of symbol graphs.
package struct GraphFolder {
    package let path: String

    /// Refers to the folder at a path.
    package init(path: String) {
        self.path = path
    }

    /// The graphs, in the order of their names.
    package var graphs: [SymbolGraph] {
        get throws {
            do {
                return try FileManager.default.contentsOfDirectory(atPath: path)
                    .filter { $0.hasSuffix(".symbols.json") }
                    .sorted()
                    .map { try graph("\(path)/\($0)") }
            } catch let failure as Failure {
                throw failure
            } catch {
                throw UsageError("--graphs: \(path) cannot be read (\(error.systemReason)).")
            }
        }
    }

    /// Returns the graphs in the folder, and those of the SDK's modules whose protocols a module's protocols inherit
    /// from.
    package func graphs(of module: String) throws -> [SymbolGraph] {
        var graphs = try graphs
        let modules = Set(graphs.map(\.module.name)).sorted()
        guard modules.contains(module) else {
            let others = modules.isEmpty ? "" : "; there are those of \(modules.joined(separator: ", "))"
            throw UsageError("--graphs: there is no symbol graph of \(module) in \(path)\(others).")
        }
        var asked: Set<String> = []
        while true {
            let missing = SpyGenerator(graphs: graphs).missingModules(of: module).filter { asked.insert($0).inserted }
            if missing.isEmpty { return graphs }
            for module in missing { graphs += try Toolchain().graphs(of: module) }
        }
    }

    private func graph(_ path: String) throws -> SymbolGraph {
        do {
            return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
        } catch is DecodingError {
            throw Failure("--graphs: \(path) is no symbol graph.")
        }
    }
}
