extension Trial<ModuleLaws> {
    /// Whether a question is asked ahead of the event that needs its answer.
    ///
    /// Nobody is told of a success either then, and the other event tells somebody of a failure.
    func isAskedAhead(
        _ question: OpenQuestion,
        at position: Int,
        after event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let success = try await endings(with: .success, at: position, .last, after: event, in: outline)?.endings
        let silence = try await endings(with: nil, at: position, .last, after: event, in: outline)?.endings
        guard let call = question.held.call().map(SeenCall.init), success?.last?.told == silence?.last?.told else {
            return false
        }
        let outcomes = outline.outcomes[question.request]
        for other in outline.others(than: event) + [event] {
            func play(_ outcome: Outcome?) async throws -> Walk {
                try await self.play(other, after: event, with: outcome, at: position, in: outline)
            }
            if try await isAskedAgain(call, in: play(.failure)) { return true }
            if try await isShown(among: outcomes, play), try await isRetried(call, in: outline, play) { return true }
        }
        return false
    }

    /// Whether a module asks again what was asked ahead and has failed, and tells somebody if that fails, too.
    private func isAskedAgain(_ call: SeenCall, in walk: Walk) async throws -> Bool {
        guard walk.questions(since: walk.eventStart).map(SeenCall.init).contains(call) else { return false }
        let count = walk.callCount
        await walk.answerAll(.failure)
        return !walk.told(since: count).isEmpty
    }

    /// Whether the failure of what was asked ahead is kept, and told apart from all else once it is asked for.
    private func isShown(among outcomes: Set<Outcome>, _ play: (Outcome?) async throws -> Walk) async throws -> Bool {
        func ending(_ outcome: Outcome?) async throws -> Ending {
            let walk = try await play(outcome)
            if outcome != nil { await walk.answerAll() }
            return Ending(walk)
        }
        let (failure, success) = (try await ending(.failure), try await ending(.success))
        // A failure must not be shown as if there was nothing.
        guard !failure.told.without(success.told).allSatisfy(\.call.hasEmptyArguments) else { return false }
        for other in [nil] + outcomes.subtracting([.failure]).inOrder as [Outcome?] {
            let ending = other == .success ? success : try await ending(other)
            guard failure.isToldApart(from: ending, of: other, like: success) else { return false }
        }
        return true
    }

    /// Whether some event asks again what was asked ahead, once its failure is shown.
    private func isRetried(
        _ call: SeenCall,
        in outline: Outline,
        _ play: (Outcome?) async throws -> Walk
    ) async throws -> Bool {
        for event in outline.ordinaryOnce where outline.comesAgain(event) {
            let walk = try await play(.failure)
            await walk.answerAll()
            await walk.fire(event)
            if walk.questions(since: walk.eventStart).map(SeenCall.init).contains(call) { return true }
        }
        return false
    }

    /// Plays an event after another one of whose questions has a given outcome, while all else has succeeded.
    ///
    /// - Parameters:
    ///   - other: The event that comes then.
    ///   - event: The event that asks ahead.
    ///   - outcome: How the question is answered; `nil` if it never is.
    ///   - position: How many questions were asked before it.
    ///   - outline: What the module offers.
    private func play(
        _ other: Int,
        after event: Int,
        with outcome: Outcome?,
        at position: Int,
        in outline: Outline
    ) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        await walk.answerOldest(position)
        let question = walk.awaited.first
        if let question, let outcome { await walk.answer(question, outcome) }
        await walk.answerAll { $0.id != question?.id }
        await walk.fire(other)
        return walk
    }
}
