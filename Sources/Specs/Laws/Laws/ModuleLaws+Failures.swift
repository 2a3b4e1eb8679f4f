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
                for index in walk.pending.indices {
                    let outcomes = outline.outcomes[walk.pending[index].request]
                    guard outcomes.contains(.failure) else { continue }
                    for other in ([nil] + outcomes.subtracting([.failure]).inOrder) as [Outcome?] {
                        let seen = try await trial.seen(of: other, at: index, after: event, in: outline)
                        let failure = try await trial.seen(of: .failure, at: index, after: event, in: outline)
                        guard failure == seen else { continue }
                        Issue.record(
                            """
                            The failure of \(walk.pending[index].name) after “\(outline.events[event].name)” \
                            cannot be told from \(other.map { "\($0)" } ?? "silence").
                            """
                        )
                        return false
                    }
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
    /// What is seen if one of the questions after an event is answered in a way, and the others well.
    fileprivate func seen(
        of outcome: Outcome?,
        at index: Int,
        after event: Int,
        in outline: Outline
    ) async throws -> [SeenCall] {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let questions = walk.pending
        for (position, question) in questions.enumerated() where position != index || outcome != nil {
            await walk.answer(question, position == index ? outcome ?? .success : .success)
        }
        return walk.told(since: walk.eventStart).map(SeenCall.init)
    }
}
