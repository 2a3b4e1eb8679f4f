/// How a question is answered.
enum Outcome: String, Sendable, CaseIterable {
    case success, empty, failure
}
