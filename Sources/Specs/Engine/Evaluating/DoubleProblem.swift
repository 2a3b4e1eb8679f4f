/// A problem that a double reported, such as a call without a planned answer.
struct DoubleProblem: Error, CustomStringConvertible {
    let description: String
}
