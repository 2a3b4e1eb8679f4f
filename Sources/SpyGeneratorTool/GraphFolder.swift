import Foundation
import SpyGenerator
import ToolSupport

/// A folder of symbol graphs.
struct GraphFolder {
    let path: String

    /// The graphs, in the order of their names.
    var graphs: [SymbolGraph] {
        get throws {
            do {
                return try FileManager.default.contentsOfDirectory(atPath: path)
                    .filter { $0.hasSuffix(".symbols.json") }
                    .sorted()
                    .map { try graph("\(path)/\($0)") }
            } catch let failure as Failure {
                throw failure
            } catch {
                throw Failure("--graphs: \(path) cannot be read (\(error.systemReason)).")
            }
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
