/// What of a ledger could not be read, and where it stands.
package struct ReadingProblem: Error, Equatable, Sendable, CustomStringConvertible {
    package let file: String
    /// The line, from one on; `nil` if it is about the file.
    package let line: Int?
    package let text: String

    package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(text)" }
}
