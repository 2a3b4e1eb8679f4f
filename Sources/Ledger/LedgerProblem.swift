/// The reason why nothing can be written to a ledger, in half a sentence.
struct LedgerProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
