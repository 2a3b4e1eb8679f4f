/// A part of a ledger that could not be read, and its place.
package struct ReadingProblem: Error, Equatable, Sendable, CustomStringConvertible {
    package let file: String
    /// The line, counted from one; `nil` if the problem concerns the whole file.
    package let line: Int?
    package let text: String

    package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(text)" }
}
