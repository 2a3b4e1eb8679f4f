import Testing

extension ModuleLaws {
    static let failures: [Requirement] = [
        Requirement(
            "LAW-09",
            .must,
            "A failure can be told from success, from an empty answer and from no answer.",
            source: "fault class: a failure that is swallowed, or shown as empty",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                for position in 0..<10 {
                    guard let question = walk.pending.first else { break }
                    guard try await trial.isToldApart(question, at: position, after: event, in: outline) else {
                        return false
                    }
                    await walk.answer(question)
                }
                return true
            }
        },
        Requirement(
            "LAW-10",
            .must,
            "After a failure the same event asks the same again, and if that succeeds, the view shows what it always shows.",
            source: "fault class: a page or a flag that is moved on before the answer; an error that stays",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try await trial.look(at: outline.events.indices, in: outline) { fresh, event in
                let start = fresh.eventStart
                let asked = fresh.requests(since: start).map(SeenCall.init)
                await fresh.answerAll(number: 0)
                let expected = fresh.lastSeen(since: start)
                guard fresh.asksCanFail(outline) else { return true }

                let retried = try await trial.startWalk(for: event, in: outline)
                await retried.fire(event)
                await retried.answerAll(.failure)
                guard !retried.hasAskedMore(than: asked) else { return true }
                await retried.fire(event)
                let again = retried.requests(since: retried.eventStart).map(SeenCall.init)
                let name = outline.events[event].name
                #expect(again == asked, "“\(name)” failed and was caused again.")
                guard again == asked else { return false }
                let second = retried.eventStart
                await retried.answerAll(number: 0)
                let seen = retried.lastSeen(since: second)
                let missing = expected.keys.filter { expected[$0] != seen[$0] }.sorted()
                #expect(missing == [], "“\(name)” failed and then succeeded, but the view was not told as usual.")
                let states = retried.stage.balances.filter { !$0.isBusy && $0.isOn(after: retried.stage.log.calls) }
                #expect(states.map(\.begin) == [], "“\(name)” failed and then succeeded, but this was not ended.")
                return missing.isEmpty && states.isEmpty
            }
        },
    ]
}

extension Outline {
    fileprivate func needFailures() throws {
        try needRequests()
        if !outcomes.contains(where: { $0.contains(.failure) }) {
            throw NotApplicable("No request can fail: none is named with a failure.")
        }
    }
}

extension Walk {
    /// Whether the module has asked something again by itself since the last event.
    fileprivate func hasAskedMore(than asked: [SeenCall]) -> Bool {
        let calls = requests(since: eventStart).map(SeenCall.init)
        return asked.contains { call in calls.count { $0 == call } > asked.count { $0 == call } }
    }

    fileprivate func asksCanFail(_ outline: Outline) -> Bool {
        requestsMade.contains { outline.outcomes[$0].contains(.failure) }
    }
}

extension Trial<ModuleLaws> {
    /// Whether the failure of one of the questions after an event can be told from its other outcomes.
    ///
    /// A module that tries something else after the failure may end with the same as after a success.
    fileprivate func isToldApart(
        _ question: OpenQuestion,
        at position: Int,
        after event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let outcomes = outline.outcomes[question.request]
        guard outcomes.contains(.failure) else { return true }
        let failure = try await seen(of: .failure, at: position, after: event, in: outline)
        let others = failure.asksThen ? [] : outcomes.subtracting([.failure]).inOrder
        for other in [nil] + others as [Outcome?] {
            let seen = try await seen(of: other, at: position, after: event, in: outline)
            guard failure.told == seen.told else { continue }
            // NB: the module that is built last is the one whose story is told.
            _ = try await self.seen(of: .failure, at: position, after: event, in: outline)
            Issue.record(
                """
                The failure of \(question.name) after “\(outline.events[event].name)” \
                cannot be told from \(other.map { "\($0)" } ?? "silence").
                """
            )
            return false
        }
        return true
    }

    /// What is seen if one of the questions after an event is answered in a way, and the others well.
    ///
    /// - Parameters:
    ///   - outcome: How the question is answered; `nil` if it never is.
    ///   - position: How many questions are answered before it.
    /// - Returns: What everybody was told, and whether the module asked for something on that answer.
    private func seen(
        of outcome: Outcome?,
        at position: Int,
        after event: Int,
        in outline: Outline
    ) async throws -> (told: [SeenCall], asksThen: Bool) {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        var (unanswered, asksThen) = ("", false)
        for number in 0..<50 {
            guard let question = walk.pending.first(where: { $0.id != unanswered }) else { break }
            guard number == position else {
                await walk.answer(question)
                continue
            }
            let start = walk.callCount
            if let outcome { await walk.answer(question, outcome) } else { unanswered = question.id }
            asksThen = !walk.requests(since: start).isEmpty
        }
        return (walk.told(since: walk.eventStart).map(SeenCall.init), asksThen)
    }
}
