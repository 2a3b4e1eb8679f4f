/// What has failed or was refused, and has not succeeded since.
struct OpenFailures {
    private(set) var hasFailed = false
    /// How many questions had been asked when it failed, by what was asked.
    private var counts: [String: Int] = [:]

    var isEmpty: Bool { counts.isEmpty }

    /// Remembers that a question has failed, or that what had failed before it was asked has succeeded after all.
    @MainActor
    mutating func note(_ outcome: Outcome, of question: OpenQuestion, in walk: Walk) {
        let key = question.held.call()?.text ?? question.id
        let number = walk.asked.firstIndex(of: question.id) ?? 0
        if walk.stage.requests[question.request].isRefused(by: outcome) || outcome == .failure {
            (counts[key], hasFailed) = (walk.asked.count, true)
        } else if let count = counts[key], number >= count {
            counts[key] = nil
        }
    }
}
