import Foundation

/// What stands in a file and in which order, whatever it is called and however often one comes after its like.
struct Shape: CustomStringConvertible {
    let declarations: [String]

    /// Reads a file of the kit.
    ///
    /// - Parameter path: The path in the checkout.
    init(of path: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        self.init(text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }

    init(text: String) {
        var declarations: [String] = []
        for line in text.split(separator: "\n") {
            guard let match = line.firstMatch(of: Self.declaration) else { continue }
            // NB: whether somebody else may write a property says nothing about where it stands.
            let words = "\(match.1)".replacing("private(set) ", with: "")
            if declarations.last != words { declarations.append(words) }
        }
        self.declarations = declarations
    }

    private nonisolated(unsafe) static let declaration =
        /^(?: {4})?(@MainActor|@Observable|(?:@ObservationIgnored )?(?:public |private )?(?:private\(set\) )?(?:final |weak )*(?:class|struct|protocol|extension|let|var|init|deinit|func))\b/

    var description: String { declarations.joined(separator: "\n") }

    /// Whether each declaration stands in another file as well, in this order.
    func isFound(in other: Shape) -> Bool {
        var rest = declarations[...]
        for declaration in other.declarations where rest.first == declaration { rest.removeFirst() }
        return rest.isEmpty
    }
}
