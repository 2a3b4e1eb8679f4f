/// A screen that can be drawn in a terminal.
@MainActor
public protocol TextScreen: AnyObject {
    /// The lines from top to bottom.
    var lines: [String] { get }
}

extension TextScreen {
    /// The lines in a frame.
    public var text: String {
        let width = max(38, lines.map(\.count).max() ?? 0)
        let body = lines.map { "│ " + $0 + String(repeating: " ", count: width - $0.count) + " │" }
        let edge = String(repeating: "─", count: width + 2)
        return (["╭\(edge)╮"] + body + ["╰\(edge)╯"]).joined(separator: "\n")
    }
}
