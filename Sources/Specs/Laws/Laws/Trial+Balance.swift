extension Trial<ModuleLaws> {
    /// Whether a state ends once every other event, such as filling each field, and then the same events have come
    /// again.
    func isEnded(_ state: Balance, after situation: Situation, in outline: Outline) async throws -> Bool {
        // A code that is typed digit by digit is sent with the last digit.
        let again = situation.acts.flatMap { act in
            Array(repeating: act.event, count: outline.events[act.event].traits.contains(.repeatable) ? 4 : 1)
        }
        let events = outline.ordinaryOnce.filter { !outline.appearing.contains($0) } + again
        return try await play(situation).goOn(through: events) { $0.ends(state) }
    }

    /// Whether states that an event begins and that time ends also end if another event comes before that time is over.
    ///
    /// A state may stay if another event ends it, such as playing a paused film, or if the same event ends it at once.
    func ends(_ states: [Balance], after situation: Situation, in outline: Outline) async throws -> Bool {
        let (first, second) = (situation.acts[0].event, situation.acts[1].event)
        guard !outline.leaves(second) else { return true }
        let patient = try await play(first, .success, in: outline)
        for state in states where patient.isDone && !patient.shows(state) {
            if try await isEndedByEvents(state, after: situation, in: outline) { continue }
            // A failure tells the story of the module that was built last.
            _ = try await play(situation)
            let names = "“\(outline.events[second].name)” after “\(outline.events[first].name)”"
            let text =
                "\(names) came before time had passed, which would have ended this, and nothing ends it any more:"
            guard expect(none: [state.begin], text) else { return false }
        }
        return true
    }

    /// Whether the states that an event begins and that time ends also end if they have begun and ended before, or if
    /// another event has begun such a state.
    func endsOnceMore(after event: Int, in outline: Outline) async throws -> Bool {
        let once = try await play(event, .success, in: outline)
        let calls = once.stage.log.calls.dropFirst(once.eventStart)
        let states = once.stage.states.filter { calls.contains($0.begin) && !once.shows($0) }
        guard once.isDone, !states.isEmpty, !once.hasLedAway() else { return true }
        for first in outline.ordinaryOnce where outline.awaitingTime.contains(first) {
            let acts = [Situation.Act(first, .success), .init(event, .success)]
            let situation = Situation(leadIn: outline.leadIn(to: [first, event]), acts: acts)
            let walk = try await play(situation)
            guard walk.isDone, !walk.hasLedAway() else { continue }
            let begun = walk.stage.log.calls.dropFirst(walk.eventStart)
            for state in states where begun.contains(state.begin) && walk.shows(state) {
                // One button may both begin and end it.
                let others = outline.others(than: event).filter(outline.comesAgain) + [event]
                let isEnded = await walk.goOn(through: others) { !state.isOn(after: $0.stage.log.calls) }
                guard !isEnded else { continue }
                // A failure tells the story of the module that was built last.
                _ = try await play(situation)
                let names = "“\(outline.events[event].name)” after “\(outline.events[first].name)”"
                let text = "\(names) began this, and nothing ends it, though time does where that comes alone:"
                guard expect(none: [state.begin], text) else { return false }
            }
        }
        return true
    }

    /// Whether another event ends a state that was left on, or the event that began it ends it at once.
    private func isEndedByEvents(
        _ state: Balance,
        after situation: Situation,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await play(situation)
        let first = situation.acts[0].event
        let others = outline.others(than: first).filter(outline.comesAgain)
        if await walk.goOn(through: others, until: { !$0.shows(state) }) { return true }
        await walk.fire(first, hurried: true)
        return !walk.shows(state)
    }

    /// Causes an event several times, and answers in every order with every outcome.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - times: How often it comes.
    ///   - owner: The one question that the event's indicators are about, if they are not about all of them.
    ///   - isShared: Whether the first of several answers that show the same may end its indicators.
    ///   - outline: What the module offers.
    func balances(
        _ event: Int,
        times: Int,
        _ owner: SeenCall?,
        isShared: Bool,
        in outline: Outline
    ) async throws -> Bool {
        if times > 1, try await !staysBusy(after: event, about: owner, isCausedAgainIn: outline) { return false }
        let leading = try await leadingOn(after: event, in: outline)
        let choices = Choices(limit: 150, generator: try .fromEnvironment())
        repeat {
            let walk = try await play(event, times: times, in: outline)
            let newest = walk.newest(about: owner)
            let (expected, flashed) = (walk.busy, walk.flashed)
            for _ in 0..<Walk.mostSteps where !walk.moves.isEmpty {
                if walk.awaited.isEmpty {
                    await walk.letTimePass()
                    continue
                }
                let question = walk.awaited[choices.pick(from: walk.awaited.count)]
                let outcomes = outline.outcomes[question.request].inOrder
                let outcome = outcomes[choices.pick(from: outcomes.count)]
                let areOn = expected.contains { $0.isOn(after: walk.stage.log.calls) }
                await walk.answer(question, outcome)
                // A module that goes to another screen ends the indicators of this one. An answer is as good as the
                // answer to an equal question, unless it is shown only if it comes alone.
                guard !walk.hasJustGone, let newest, walk.pending.contains(where: { $0.id == newest.id }) else {
                    continue
                }
                if isShared, !areOn || !walk.shown(since: walk.steps.last?.start ?? 0).isEmpty { continue }
                if newest.asksTheSame(as: question) {
                    guard newest.request == question.request, outcome == .success, areOn else { continue }
                    guard walk.hasPassedOver(question, whichLeadsOn: leading.contains(question.request)) else {
                        continue
                    }
                    guard try await isShown(event, in: outline) else { continue }
                }
                let isGivenUp = await walk.givesUp(newest, becauseOf: question, outcome, ending: expected)
                guard isGivenUp || expect(expected, areOnIn: walk, for: newest) else { return false }
            }
            // No user waits for something that is sent without any word on how it went.
            let isAnswerTold = walk.spans(of: walk.steps).contains { step, end in
                step.isAnswer && !walk.told(since: step.start, until: end).isEmpty
            }
            let name = "“\(outline.events[event].name)”"
            let text = "What \(name) had asked for was under way, and this was called already:"
            guard expect(none: isAnswerTold ? flashed.flatMap(\.ends) : [], in: walk, text) else { return false }
            guard try await isBalanced(walk) else { return false }
        } while choices.advance()
        return true
    }

    /// The requests whose answers lead to more questions, such as a permission to one for the position.
    private func leadingOn(after event: Int, in outline: Outline) async throws -> Set<Int> {
        var leading: Set<Int> = []
        let count = try await play(event, times: 1, in: outline).awaited.count
        for index in 0..<count {
            let walk = try await play(event, times: 1, in: outline)
            guard walk.awaited.indices.contains(index) else { break }
            let (question, start) = (walk.awaited[index], walk.callCount)
            await walk.answer(question)
            if !walk.requests(since: start).isEmpty { leading.insert(question.request) }
        }
        return leading
    }

    /// Causes an event too early, such as saving before a name is typed, and again once it makes sense.
    ///
    /// The message about the missing name has to be gone once it is saved.
    func balancesAfterRefusal(of event: Int, in outline: Outline) async throws -> Bool {
        let leadIn = outline.leadIn(to: event)
        let missing = leadIn.map(\.event).filter { !outline.appearing.contains($0) }
        guard !missing.isEmpty, leadIn.isWell else { return true }
        let walk = try await startWalk(after: outline.opening)
        await walk.fire(event)
        guard walk.requestsMade.isEmpty, walk.callCount > walk.eventStart else { return true }
        for event in missing + [event] {
            await walk.fire(event)
            await walk.answerAll()
        }
        return try await isBalanced(walk)
    }

    /// Causes an event that fails, and again once what leads to it, such as typing a code, has come again.
    ///
    /// The message about the failure has to be gone once the event has succeeded.
    func balancesOnceBegunAnew(_ event: Int, in outline: Outline) async throws -> Bool {
        let again = outline.leadIn(to: event).filter {
            outline.comesAgain($0.event) && !outline.appearing.contains($0.event)
        }
        guard !again.isEmpty, outline.comesAgain(event), outline.outcomes(of: event).contains(.failure) else {
            return true
        }
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let asked = walk.lastRequests
        await walk.answerAll(.failure)
        // LAW-10 looks at an event that asks again by itself.
        let direct = try await play(event, .failure, in: outline)
        await direct.fire(event)
        guard direct.requestsMade.isEmpty else { return true }
        await walk.go(again)
        await walk.fire(event)
        guard !asked.isEmpty, walk.lastRequests.holdsTheSame(as: asked) else { return true }
        await walk.answerAll()
        return try await isBalanced(walk)
    }

    /// Causes an event after the view's first requests have failed: what it begins has to end, although something is
    /// missing.
    func balancesWithoutContent(_ event: Int, in outline: Outline) async throws -> Bool {
        let failed = outline.opening.map { Situation.Act($0.event, .failure) }
        let needsContent = outline.events[event].traits.contains(.needsContent)
        guard !needsContent, !outline.appearing.contains(event) else { return true }
        let walk = try await startWalk(after: failed)
        guard walk.failures.hasFailed, walk.isDone, walk.busy.isEmpty else { return true }
        await walk.fire(event)
        await walk.answerAll()
        if walk.busy.isEmpty { return true }
        if try await isEndedByAnother(than: event, after: failed, in: outline) { return true }
        return try await isBalanced(walk, areAllWell: false)
    }

    /// Answers an event after the module has given up on it.
    ///
    /// Indicators have to end, and so does the message about it if the answer is shown after all.
    func endsWhatWasGivenUp(after event: Int, in outline: Outline) async throws -> Bool {
        guard outline.awaitingTime.contains(event) else { return true }
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let (late, start) = (walk.awaited, walk.callCount)
        // Of several questions, the module may have given up on some only.
        guard late.count == 1, walk.pending.count == 1, !late[0].held.isStream else { return true }
        await walk.letAllTimePassUnanswered()
        let said = walk.stage.log.calls.dropFirst(start)
        guard !said.isEmpty, walk.isDone else { return true }
        let states = walk.stage.states.filter { said.contains($0.begin) && walk.shows($0) }
        let count = walk.callCount
        await walk.answer(late[0])
        await walk.answerAll()
        guard walk.isDone else { return true }
        let isShown = walk.calls(.view, since: count).contains { walk.isContent($0) && !walk.isSignal($0) }
        let on = walk.busy + (isShown ? states.filter(walk.shows) : [])
        let text = "“\(outline.events[event].name)” was answered after all, and this was not ended:"
        return expect(none: on.map(\.begin), text)
    }

    /// Expects that everything is off that has to be off, once a view that has disappeared is back.
    ///
    /// - Parameters:
    ///   - walk: The module.
    ///   - areAllWell: Whether nothing can have failed that the walk does not know of, so that a state that came with
    ///     the event may not stay.
    func isBalanced(_ walk: Walk, areAllWell: Bool = true) async throws -> Bool {
        let isAsked = !walk.requestsMade.isEmpty
        try await comeBack(to: walk)
        let isWell = areAllWell && walk.failures.isEmpty
        // What had failed may have succeeded since, even if the module never stops asking.
        let hasRecovered = isWell && walk.failures.hasFailed && walk.pending.isEmpty
        guard walk.isDone || hasRecovered else { return true }
        let calls = walk.stage.log.calls
        let isAnswered = isWell && isAsked
        let on = walk.stage.balances.filter { ($0.isBusy ? walk.isDone : isAnswered) && $0.isOn(after: calls) }
            .filter { !walk.leavesBehind($0) && !walk.isBegunByNothing($0) }
            .map(\.begin)
        if !on.isEmpty { try await expectNothingLater(from: walk) }
        return expect(none: on, in: walk, "Everything is answered\(walk.streamAdvice), and this was not ended:")
    }
}

extension Walk {
    /// Whether the answer that there is nothing, such as that a payment was declined, has begun a state last.
    fileprivate func isBegunByNothing(_ balance: Balance) -> Bool {
        guard !balance.isBusy, let begin = stage.log.calls.lastIndex(where: balance.isBegun),
            let place = steps.lastIndex(where: { $0.start <= begin }), case .answer(.empty) = steps[place].act
        else { return false }
        return !steps[place...].contains { if case .answer(.success) = $0.act { true } else { false } }
    }
}
