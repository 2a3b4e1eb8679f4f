/// A part of a ledger that could not be read, and its place.
package struct ReadingProblem: Error, Equatable, Sendable, CustomStringConvertible {
    package let file: String
    /// The line, counted from one; `nil` if the problem concerns the whole file.
    package let line: Int?
    package let text: String

    /// The problem in one line for a terminal.
    package var description: String { TerminalText.line("\(file)\(line.map { ":\($0)" } ?? ""): \(text)") }
}
