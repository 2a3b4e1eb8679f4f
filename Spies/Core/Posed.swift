/// Several completions that are asked in the same step as their call.
struct Posed {
    private let questions: [Question]
    private let log: CallLog

    init(_ questions: [Question], in log: CallLog) {
        self.questions = questions
        self.log = log
    }

    /// Asks all of them.
    ///
    /// NB: to be called with the lock.
    func pose(_ place: TapePlace?, in state: inout LogState) {
        guard !questions.isEmpty else { return }
        let planned = questions.map { $0.log === log && $0.isPlanned }
        for (index, question) in questions.enumerated() where question.log === log {
            let isQuiet = planned.enumerated().contains { $0 != index && $1 }
            question.pose(place, isQuiet: isQuiet, in: &state)
        }
    }

    /// Gives all answers that are given at once.
    func settle(isolation: isolated (any Actor)?) {
        for question in questions {
            // NB: what is answered in another log has another lock.
            if question.log !== log { question.log.change { question.pose(nil, isQuiet: false, in: &$0) } }
            question.settle(isolation: isolation)
        }
    }
}
