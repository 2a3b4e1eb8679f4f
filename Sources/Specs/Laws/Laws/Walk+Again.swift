extension Walk {
    /// The streams that still have a reader once everything else is answered.
    func readStreams() async -> [LoggedCall] {
        await answerAll { !$0.held.isStream }
        return pending.filter { $0.held.isStream && $0.held.isAwaited() }.compactMap { $0.held.call() }
    }

    /// Answers the questions that wait beside a stream, such as a request for the items that are there already.
    func answerBesideStreams() async {
        if pending.contains(where: \.held.isStream) { await answerAll(hurried: true) { !$0.held.isStream } }
    }

    /// Answers the first question that waits; a stream stays open.
    func readOnce() async {
        if let question = awaited.first { await answer(question, ends: false) }
    }

    /// Whether the last answer made a view show something.
    var isShowing: Bool {
        steps.last?.isAnswer == true && !shown(since: steps.last?.start ?? 0).isEmpty
    }
}

extension Walk {
    /// The questions that were asked more than once since then.
    func askedAgain(since start: Int) -> [LoggedCall] {
        let asked = questions(since: start)
        return asked.filter { call in asked.count { $0 == call } > 1 }
    }

    /// The question that was asked more than five times since the last event, with no pause in between.
    var askedOnAndOn: (call: LoggedCall, question: OpenQuestion)? {
        let start = eventStart
        let hasPaused = steps.contains { step in
            guard step.start >= start, case .time = step.act else { return false }
            return true
        }
        guard !hasPaused, let question = pending.last, let call = question.held.call() else { return nil }
        // A module that has several equal things to send stops before that.
        return questions(since: start).count { $0 == call } > 5 ? (call, question) : nil
    }
}
