extension Walk {
    /// Causes events, with the answers before or after the next event.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - choices: Chooses what comes next; its first walk is that of a patient user, with which the others are
    ///     compared.
    ///   - outcome: How each question is answered.
    func play(
        _ events: [Int],
        _ choices: Choices,
        _ outcome: (OpenQuestion) -> Outcome = { _ in .success }
    ) async {
        var rest = events[...]
        while !rest.isEmpty || !moves.isEmpty {
            let moves = moves
            let isDisabled =
                rest.first.map { stage.events[stage.origin(of: $0)].traits.contains(.onlyAtRest) && !awaited.isEmpty }
                ?? true
            let choice = choices.pick(from: moves.count + (isDisabled ? 0 : 1))
            if choice < moves.count {
                let start = callCount
                await make(moves[choice], outcome)
                // A user who was led to another screen does no more on this one, and does not see what comes then.
                let isOver = rest.isEmpty && self.moves.isEmpty
                if !isOver, !navigation(since: start).isEmpty { hasLeft = true }
            } else if let next = rest.popFirst() {
                await fire(next, hurried: true)
            }
            if Task.isCancelled || asked.count > Self.mostSteps { return }
        }
    }

    /// Causes events in a row, and then answers everything that waits, and every question that follows, in a chosen
    /// order.
    func play(allOf events: [Int], _ choices: Choices) async {
        for event in events { await fire(event, hurried: true) }
        for _ in 0..<Self.mostSteps {
            let moves = moves
            if moves.isEmpty { return }
            let start = callCount
            await make(moves[choices.pick(from: moves.count)])
            // A user who was led to another screen no longer looks at this one.
            if !self.moves.isEmpty, !navigation(since: start).isEmpty { hasLeft = true }
        }
    }

    /// Causes events, answers questions in any way, and lets time pass, in a chosen order, a dozen times in all or until
    /// another screen is there; streams bring one value after the other.
    func wander(among events: [Int], _ choices: Choices) async {
        let start = callCount
        for step in 1...12 where !Task.isCancelled && !choices.isOver && !hasLedAway(since: start) {
            let (moves, possible) = (moves, events.filter(canCause))
            guard !moves.isEmpty || !possible.isEmpty else { return }
            let choice = choices.pick(from: moves.count + possible.count)
            guard choice < moves.count else {
                await fire(possible[choice - moves.count], hurried: true)
                continue
            }
            switch moves[choice] {
            case .time: await letTimePass()
            case .answer(let question):
                let outcomes = stage.requests[question.request].outcomes.inOrder
                let outcome = outcomes[choices.pick(from: outcomes.count)]
                let number = question.number + (question.held.isStream ? step : 0)
                await answer(question, outcome, number: number, ends: outcome == .failure)
            }
        }
        // A pause may go on after the module has left by itself.
        if hasLedAway(since: start) { await letAllTimePass() }
    }
}
