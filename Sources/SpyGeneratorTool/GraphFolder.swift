import Foundation
import SpyGenerator

/// A folder of symbol graphs.
struct GraphFolder {
    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The graphs, in the order of their names.
    var graphs: [SymbolGraph] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
                .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
        }
    }
}
