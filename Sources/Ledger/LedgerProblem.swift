/// Why nothing can be written down, in half a sentence.
struct LedgerProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
