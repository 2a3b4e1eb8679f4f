extension Recovery {
    /// Whether the event asks for something again after a later question in its chain has failed, or another event asks
    /// what failed; expects that one of them does.
    func asksAfterLaterFailures() async throws -> Bool {
        guard outline.comesAgain(event), outline.chains[event, default: 0] > 0 else { return true }
        for position in 1...5 {
            guard let (walk, lost) = try await failing(at: position) else { continue }
            // A user who was led to another screen does no more on this one.
            guard walk.isDone, walk.navigation(since: walk.eventStart).isEmpty else { continue }
            await causeAgain(in: walk)
            if !walk.requestsMade.isEmpty || isImpossible(in: walk) { continue }
            if try await isAsked(lost, afterFailingAt: position) { continue }
            let text = "\(lost) failed after \(name), which was caused again and asked for nothing."
            return trial.expect(false, in: walk, text)
        }
        return true
    }

    /// Whether another event, or the lead-in followed by the event itself, asks what failed in the event's chain.
    private func isAsked(_ lost: SeenCall, afterFailingAt position: Int) async throws -> Bool {
        let others = outline.others(than: event).map { [$0] }
        for events in others + [outline.leadIn(to: event).map(\.event) + [event]] {
            guard let walk = try await failing(at: position)?.walk else { continue }
            for event in events { await walk.fire(event) }
            if walk.requests(since: walk.eventStart).map(SeenCall.init).contains(lost) { return true }
        }
        return false
    }

    /// Lets a later question of the event's chain fail, and answers all others well.
    ///
    /// - Parameter position: How many questions are answered before it.
    /// - Returns: The module, and what failed; `nil` if no such question is asked after answers, or if it cannot fail.
    private func failing(at position: Int) async throws -> (walk: Walk, lost: SeenCall)? {
        let walk = try await trial.startWalk(for: event, in: outline)
        await walk.fire(event)
        guard position >= walk.awaited.count else { return nil }
        await walk.answerOldest(position)
        guard let question = walk.awaited.first, let lost = question.held.call(),
            outline.outcomes[question.request].contains(.failure)
        else { return nil }
        await walk.answer(question, .failure)
        await walk.answerAll()
        return (walk, SeenCall(lost))
    }

    /// Whether the event does anything the third time, after two failures in a row; expects that it does.
    ///
    /// It has to if the user sees the same as after the first failure, or sees that the event is possible again.
    func isHeardTheThirdTime() async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        let once = try await play(.failure)
        let (walk, wasPossible) = try await failingTwice()
        let isSeen = walk.lastSeen(pairing: walk.stage.states) != once.lastSeen(pairing: once.stage.states)
        guard walk.isDone, once.isDone, !walk.requestsMade.isEmpty, walk.isPossible(event), !isSeen || !wasPossible,
            !walk.hasLedAway(since: walk.eventStart)
        else { return true }
        await walk.fire(event)
        if walk.callCount > walk.eventStart || walk.lastEventDidSomething { return true }
        for other in outline.others(than: event) {
            let walk = try await failingTwice().walk
            await walk.fire(other)
            if walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: asked) { return true }
        }
        return trial.expect(false, in: walk, "\(name) failed twice, was caused again, and nothing was called.")
    }

    /// A module in which the event has failed twice, and whether it was possible while the second answer was awaited.
    private func failingTwice() async throws -> (walk: Walk, wasPossible: Bool) {
        var last = Situation.Act(event, .failure)
        last.isHurried = true
        let walk = try await trial.startWalk(after: outline.leadIn(to: event) + [.init(event, .failure), last])
        let wasPossible = walk.isPossible(event)
        await walk.answerAll(.failure)
        return (walk, wasPossible)
    }
}
