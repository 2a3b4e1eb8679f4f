import Foundation
import ToolSupport

/// The doubles of the tests that the laws can use: those that record their calls.
struct ExistingDoubles {
    /// The names of the doubles, by the names of their protocols.
    private(set) var names: [String: String] = [:]
    /// The files that declare them.
    private(set) var paths: [String] = []

    init(_ files: [String]) {
        for path in files {
            guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else { continue }
            for match in text.matches(of: /\b(?:class|actor) (\w+?)(Spy|Mock): ([^{]*)\{/)
            where match.output.3.contains("CallRecording") {
                if paths.last != path { paths.append(path) }
                names[String(match.output.1)] = String(match.output.1 + match.output.2)
            }
        }
    }
}
