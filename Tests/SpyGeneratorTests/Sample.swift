import Foundation
import SpyGenerator

/// A symbol graph that the compiler of this system does not write, such as one of Objective-C.
struct Sample {
    private var symbols: [String] = []
    private var relationships: [String] = []

    /// Adds a declaration, whose pieces are `kind~spelling` or `kind~spelling~identifier`.
    mutating func add(
        _ kind: String,
        _ path: [String],
        _ text: String,
        requirementOf owner: String? = nil,
        isOptional: Bool = false
    ) {
        let id = path.joined(separator: ".")
        let fragments = text.split(separator: "|").map { piece -> String in
            let parts = piece.split(separator: "~", maxSplits: 2)
            let identifier = parts.count > 2 ? ", \"preciseIdentifier\": \"\(parts[2])\"" : ""
            return "{\"kind\": \"\(parts[0])\", \"spelling\": \"\(parts[1])\"\(identifier)}"
        }
        symbols.append(
            """
            {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(id)"},
             "pathComponents": ["\(path.joined(separator: "\", \""))"], "accessLevel": "public",
             "declarationFragments": [\(fragments.joined(separator: ", "))]}
            """
        )
        guard let owner else { return }
        let edge = isOptional ? "optionalRequirementOf" : "requirementOf"
        relationships.append("{\"kind\": \"\(edge)\", \"source\": \"\(id)\", \"target\": \"\(owner)\"}")
    }

    /// Adds a parent whose declaration is missing from the graph.
    mutating func add(parent: String, of owner: String) {
        relationships.append(
            "{\"kind\": \"conformsTo\", \"source\": \"\(owner)\", \"target\": \"x:\(parent)\", \"targetFallback\": \"\(parent)\"}"
        )
    }

    /// The graph, of a module named Sample.
    var graph: SymbolGraph {
        get throws {
            let text = """
                {"module": {"name": "Sample"}, "symbols": [\(symbols.joined(separator: ","))],
                 "relationships": [\(relationships.joined(separator: ","))]}
                """
            return try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
        }
    }
}
