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
                // NB: what happens once, such as the loading of a view, may leave it to a button to ask again.
                if again.isEmpty, try await trial.isRetried(event, asking: asked, in: outline) { return true }
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
        Requirement(
            "LAW-23",
            .should,
            "A refresh or a page that fails takes nothing away.",
            source: "fault class: a failure that blanks what was there",
            tags: [.answers],
            presupposes: ["LAW-09"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var blanks: [SeenCall] = []
            for event in outline.events.indices {
                let full = try await trial.play(event, .success, in: outline).shown
                let others = outline.allOutcomes.filter { $0 == .empty || $0 == .failure && outline.addsUp(event) }
                for outcome in others {
                    blanks += try await trial.play(event, outcome, in: outline).shown.filter { !full.contains($0) }
                }
            }
            for event in outline.ordinary {
                let acts = (outline.addsUp(event) ? [] : [Situation.Act(event, .success)]) + [.init(event, .failure)]
                let walk = try await trial.play(Situation(leadIn: outline.leadIns[event], acts: acts))
                let gone = walk.takenAway(by: blanks)
                #expect(gone == [], "“\(outline.events[event].name)” failed, and this was no longer there.")
                guard gone.isEmpty else { return }
            }
        },
        Requirement(
            "LAW-24",
            .should,
            "The delegate hears of a success once it is there, and not while a failure may still come.",
            source: "fault class: a delegate that is told before the store has answered",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try outline.need(.delegate)
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                let start = walk.callCount
                let early = walk.calls(.delegate, since: walk.eventStart)
                await walk.answerAll(.failure)
                let isTold = !walk.told(since: start).isEmpty
                #expect(
                    early.isEmpty || !isTold,
                    "“\(outline.events[event].name)” failed, and the delegate had heard \(early)."
                )
                return early.isEmpty || !isTold
            }
        },
        Requirement(
            "LAW-25",
            .must,
            "What is shown only after failures is not shown without one.",
            source: "fault class: a cancelled request that is shown as a failure",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try outline.need(.view)
            var errors: [SeenCall] = []
            for event in outline.events.indices {
                errors += try await trial.play(event, .failure, in: outline).shown.filter { !errors.contains($0) }
            }
            let shownWell = try await trial.survey(outline).shownWell
            errors.removeAll(where: shownWell.contains)
            guard !errors.isEmpty else { throw NotApplicable("Nothing is shown after failures only.") }
            for first in outline.ordinary {
                guard outline.asking.contains(first) else { continue }
                for second in outline.events.indices where !outline.appearing.contains(second) || first == second {
                    let walk = try await trial.play(first, times: 1, in: outline)
                    await walk.fire(second)
                    await walk.answerAll()
                    let wrong = walk.shown.filter(errors.contains)
                    let names = "“\(outline.events[second].name)” after “\(outline.events[first].name)”"
                    #expect(wrong == [], "\(names) came before the answer, and nothing failed.")
                    guard wrong.isEmpty else { return }
                }
            }
        },
    ]
}

extension Outline {
    func needFailures() throws {
        try needRequests()
        if !outcomes.contains(where: { $0.contains(.failure) }) {
            throw NotApplicable("No request can fail: none is named with a failure.")
        }
    }
}

extension Walk {
    /// What was shown before the last step, of which the last step left nothing.
    ///
    /// - Parameter blanks: What is shown instead of content.
    fileprivate func takenAway(by blanks: [SeenCall]) -> [SeenCall] {
        let (before, now) = (lastSeen(until: steps.last?.start), lastSeen())
        let answers = stage.log.story.filter { $0.contains(" answers ") }
        return before.values.filter { content in
            guard let left = now[content.kind], blanks.contains(left) else { return false }
            let own = Set(Leaves.of(content.call.call)).subtracting(["nil", "true", "false"])
                .filter { leaf in answers.contains { $0.contains(leaf) } }
            return !own.isEmpty && own.isDisjoint(with: Leaves.of(left.call.call))
        }
    }

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
    /// Whether another event, or what leads to the event and the event itself, asks again what an event asked that failed.
    fileprivate func isRetried(_ event: Int, asking asked: [SeenCall], in outline: Outline) async throws -> Bool {
        let others = outline.ordinary.filter { $0 != event }.map { [$0] }
        for events in others + [outline.leadIns[event] + [event]] {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            await walk.answerAll(.failure)
            for event in events { await walk.fire(event) }
            if walk.requests(since: walk.eventStart).map(SeenCall.init) == asked { return true }
        }
        return false
    }

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
        for isLast in [false, true] {
            let failure = try await ending(with: .failure, at: position, isLast: isLast, after: event, in: outline)
            let others = failure.asksThen ? [] : outcomes.subtracting([.failure]).inOrder
            for other in [nil] + others as [Outcome?] {
                let ending = try await ending(with: other, at: position, isLast: isLast, after: event, in: outline)
                guard failure.told == ending.told || failure.leaves(theSameAs: ending) else { continue }
                // NB: the module that is built last is the one whose story is told.
                _ = try await self.ending(with: .failure, at: position, isLast: isLast, after: event, in: outline)
                Issue.record(
                    """
                    The failure of \(question.name) after “\(outline.events[event].name)” \
                    cannot be told from \(other.map { "\($0)" } ?? "silence").
                    """
                )
                return false
            }
        }
        return true
    }

    /// What comes of it if one of the questions after an event is answered in a way, and the others well.
    ///
    /// - Parameters:
    ///   - outcome: How the question is answered; `nil` if it never is.
    ///   - position: How many questions are answered before it.
    ///   - isLast: Whether those that wait beside it are answered before it, too.
    private func ending(
        with outcome: Outcome?,
        at position: Int,
        isLast: Bool,
        after event: Int,
        in outline: Outline
    ) async throws -> Ending {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        for _ in 0..<position { if let question = walk.awaited.first { await walk.answer(question) } }
        guard let question = walk.awaited.first else { return Ending(walk, asksThen: false) }
        func answerOthers() async {
            for _ in 0..<50 {
                guard let other = walk.awaited.first(where: { $0.id != question.id }) else { return }
                await walk.answer(other)
            }
        }
        if isLast { await answerOthers() }
        let start = walk.callCount
        if let outcome { await walk.answer(question, outcome) }
        let asksThen = !walk.requests(since: start).isEmpty
        await answerOthers()
        return Ending(walk, asksThen: asksThen)
    }
}

/// What came of an event in the end.
private struct Ending {
    /// What everybody was told.
    let told: [SeenCall]
    /// Whether the module asked for something on the answer in question.
    let asksThen: Bool
    /// What others than views were told.
    private let elsewhere: [SeenCall]
    /// What is left on the views, without what has ended.
    private var view: [String: SeenCall] = [:]

    @MainActor
    init(_ walk: Walk, asksThen: Bool) {
        self.asksThen = asksThen
        told = walk.told(since: walk.eventStart).map(SeenCall.init)
        elsewhere = walk.calls(.wireframe, .delegate, .store, since: walk.eventStart).map(SeenCall.init)
        let states = walk.stage.balances.filter { !$0.isBusy }
        for call in walk.told(since: walk.eventStart) where walk.stage.role(of: call) == .view {
            let kind = call.kind(pairing: states)
            view[kind] = states.contains { $0.ends.contains(call) } ? nil : SeenCall(call)
        }
    }

    /// Whether nobody can see a difference any more.
    func leaves(theSameAs other: Ending) -> Bool {
        view == other.view && elsewhere == other.elsewhere
    }
}
