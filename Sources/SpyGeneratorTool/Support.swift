import Foundation
import SpyGenerator

/// The support of the spies in one file, for a module that does not depend on the kit.
struct Support {
    private let paths: [String]

    init(_ paths: [String]) {
        self.paths = paths.sorted()
    }

    var file: OutputFile? {
        get throws {
            guard !paths.isEmpty else { return nil }
            var parts: [String] = []
            for path in paths {
                let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                let rest = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("public import ") }
                parts.append(rest.joined(separator: "\n"))
            }
            let head =
                "// Support of the spies in this folder, copied from the VIPER conformance kit.\nimport Foundation\n"
            return OutputFile(name: "SpySupport.swift", text: head + parts.joined(), origin: "the support of the spies")
        }
    }
}
