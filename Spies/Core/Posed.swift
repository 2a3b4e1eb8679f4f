/// Several completions that are asked in one step with their call.
struct Posed {
    private let questions: [Question]
    private let log: CallLog
    private var settles: [Question.Settle] = []

    init(_ questions: [Question], in log: CallLog) {
        self.questions = questions
        self.log = log
    }

    /// Asks all questions, with the lock held.
    mutating func pose(_ place: TapePlace?, in state: inout LogState) {
        guard !questions.isEmpty else { return }
        let planned = questions.map { $0.log === log && $0.isPlanned() }
        for (index, question) in questions.enumerated() {
            guard question.log === log else {
                // A question that is answered in another log has another lock.
                settles.append { question.log.change { question.pose(nil, false, &$0) }($0) }
                continue
            }
            let isQuiet = planned.enumerated().contains { $0 != index && $1 }
            settles.append(question.pose(place, isQuiet, &state))
        }
    }

    /// Gives all answers that are planned to be given at once.
    func settle(isolation: (any Actor)?) {
        for settle in settles { settle(isolation) }
    }
}
