/// What a double could not do, because nobody planned an answer for it.
struct DoubleProblem: Error, CustomStringConvertible {
    let description: String
}
