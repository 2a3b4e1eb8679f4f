extension Walk {
    /// Whether the failure of a question, or an answer to one of another kind, has ended the indicators of another that
    /// was asked beside it.
    ///
    /// The answer to the other question is of no use then, and nobody is told of it.
    func givesUp(
        _ newest: OpenQuestion,
        becauseOf question: OpenQuestion,
        _ outcome: Outcome,
        ending balances: [Balance]
    ) async -> Bool {
        let isFailure = outcome == .failure && question.cause.id == newest.cause.id
        let isEnough = outcome != .failure && question.request != newest.request && !newest.held.isStream
        guard isFailure || isEnough, !question.held.isStream,
            balances.allSatisfy({ !$0.isOn(after: stage.log.calls) }), !told(since: steps.last?.start ?? 0).isEmpty
        else { return false }
        return await isOfNoUse(newest)
    }

    /// Answers a question well; returns whether nobody is told or asked anything then.
    func isOfNoUse(_ question: OpenQuestion) async -> Bool {
        let count = callCount
        await answer(question)
        return callCount == count
    }

    /// The indicators that the last event turned on, and off again once it had asked for something, with nothing shown
    /// or done instead.
    var flashed: [Balance] {
        // Reading a stream has begun well, whether it has led to anything or not.
        guard busy.isEmpty, !requestsMade.isEmpty, !pending.isEmpty, !pending.contains(where: \.held.isStream) else {
            return []
        }
        let calls = Array(stage.log.calls.dropFirst(eventStart))
        let questions = questions(since: eventStart)
        guard let asked = calls.firstIndex(where: { $0 == questions.last }) else { return [] }
        return stage.balances.filter { balance in
            guard balance.isBusy, let begin = calls[..<asked].firstIndex(where: balance.isBegun) else {
                return false
            }
            let isReplaced = calls[begin...].enumerated().contains { index, call in
                let isLater = begin + index > asked
                guard stage.role(of: call) == .view else { return isLater && isWorkForOthers(call) }
                // A button that is disabled meanwhile says nothing about the work under way.
                return !stage.balances.contains { $0.isBusy && $0.calls.contains(call) }
                    && (isLater || !call.saysNoMoreThanAFlag)
            }
            return !isReplaced && calls[asked...].contains(where: balance.isEnded)
        }
    }

    /// Whether a call leads to another screen, tells the delegate or stores something.
    private func isWorkForOthers(_ call: LoggedCall) -> Bool {
        isNavigation(call) || stage.role(of: call).map { [.delegate, .store].contains($0) } ?? false
    }

    /// Whether the last event has begun another indicator of the same kind, such as that of its own row, which the
    /// stage need not know.
    func hasBegunAnother(like balance: Balance) -> Bool {
        guard let event = lastEvent, !balance.isFlag else { return false }
        return calls(.view, since: event.start, until: event.end).contains { call in
            balance.begin.isLike(call) && !balance.isBegun(by: call) && !balance.isEnded(by: call)
        }
    }

    /// Whether an answer that has brought something new, or leads to more questions if it comes alone, has just led to
    /// nothing except the end of an indicator.
    func hasPassedOver(_ question: OpenQuestion, whichLeadsOn leadsOn: Bool) -> Bool {
        guard let start = steps.last?.start, let answer = answers.last else { return false }
        let isNew = stage.requests[question.request].bringsValues && answers.count { $0 == answer } == 1
        return (leadsOn || isNew) && !question.held.isStream && !awaitsTime && told(since: start).isEmpty
            && requests(since: start).isEmpty
    }

    /// Whether the last step led to another screen.
    var hasJustGone: Bool { !navigation(since: steps.last?.start ?? 0).isEmpty }
}
