/// The questions that have failed or were refused, and have not succeeded since.
struct OpenFailures {
    private(set) var hasFailed = false
    /// The texts of all that have failed so far.
    private(set) var texts: [String] = []
    /// How many questions had been asked when each of them failed, by its text.
    private var counts: [String: Int] = [:]

    var isEmpty: Bool { counts.isEmpty }

    /// Remembers that a question has failed, or that it was asked again after a failure and has succeeded.
    @MainActor
    mutating func note(_ outcome: Outcome, of question: OpenQuestion, in walk: Walk) {
        let key = question.held.call()?.text ?? question.id
        let number = walk.asked.firstIndex(of: question.id) ?? 0
        if walk.stage.requests[question.request].isRefused(by: outcome) || outcome == .failure {
            (counts[key], hasFailed) = (walk.asked.count, true)
            texts.append(key)
        } else if let count = counts[key], number >= count {
            counts[key] = nil
        }
    }
}
