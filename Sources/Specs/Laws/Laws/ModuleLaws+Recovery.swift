import Testing

extension ModuleLaws {
    static let recovery: [Requirement] = [
        Requirement(
            "LAW-10",
            .must,
            "After a failure the same event asks the same again, and if that succeeds, the view shows what it always shows.",
            source: "fault class: a page or a flag that is moved on before the answer; an error that stays",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try await trial.look(at: outline.staying, in: outline) { fresh, event in
                let start = fresh.eventStart
                let asked = fresh.requests(since: start).map(SeenCall.init)
                await fresh.answerAll(number: 0)
                let expected = fresh.lastSeen(since: start)
                guard fresh.asksCanFail(outline) else { return true }

                let retried = try await trial.startWalk(for: event, in: outline)
                await retried.fire(event)
                await retried.answerAll(.failure)
                let triesByItself = retried.hasAskedMore(than: asked)
                let traits = outline.events[event].traits
                if !triesByItself, traits.contains(.repeatable),
                    try await trial.meansMore(event, than: asked, in: outline)
                {
                    return try await trial.isHeardAgain(event, in: outline)
                }
                let isLedAway = !retried.calls(.wireframe, since: retried.eventStart).isEmpty
                await retried.fire(event)
                let again = retried.requests(since: retried.eventStart).map(SeenCall.init)
                let name = outline.events[event].name
                // NB: what happens once, such as the loading of a view, may leave it to a button to ask again.
                if again.isEmpty, triesByItself || isLedAway { return true }
                if again.isEmpty, try await trial.isRetried(event, asking: asked, in: outline) { return true }
                // NB: what is asked side by side has no order.
                let second = retried.eventStart
                await retried.answerAll(number: 0)
                let inTheEnd = retried.requests(since: second).map(SeenCall.init)
                // NB: who has lost more than this, such as the session, begins earlier and comes to the same.
                let asksTheSame = again.holdsTheSame(as: asked) || asked.allSatisfy(inTheEnd.contains)
                let text = "“\(name)” failed and was caused again. It asked \(again.text) instead of \(asked.text)."
                // NB: a view that appears once in its life has a button to try again.
                let isExcused = { @MainActor in
                    guard !outline.comesAgain(event) else { return false }
                    return try await trial.isRetried(event, asking: asked, in: outline)
                }
                if !triesByItself, !asksTheSame, try await isExcused() { return true }
                // NB: what turns a filter on and off has turned it on, whether the rows came or not.
                if traits.contains(.repeatable), fresh.onlyReads,
                    try await trial.asksTheSecondTime(event, in: outline).holdsTheSame(as: again)
                {
                    return true
                }
                guard trial.expect(triesByItself || asksTheSame, text) else { return false }
                let seen = retried.lastSeen(since: second)
                let addsUp = !traits.isDisjoint(with: [.addsUp, .repeatable])
                var missing = expected.filter { !$1.isSeen(in: seen[$0], addingUp: addsUp) }.keys.sorted()
                if !missing.isEmpty, outline.comesAgain(event) {
                    let next = try await trial.seenTheNextTime(event, in: outline)
                    // NB: what is another each time, such as a message with a number of its own, cannot be compared.
                    missing.removeAll { seen[$0] != nil && next[$0] != expected[$0] }
                }
                let succeeded = "“\(name)” failed and then succeeded"
                // NB: who offers something else after a failure, such as a copy, may go on saying what has failed.
                let states = retried.stage.states.filter {
                    retried.failures.isEmpty && $0.isOn(after: retried.stage.log.calls)
                }
                if !missing.isEmpty || !states.isEmpty, try await isExcused() { return true }
                guard trial.expect(none: missing, "\(succeeded), but the view was not told as usual:"),
                    trial.expect(none: states.map(\.begin), "\(succeeded), but this was not ended:")
                else { return false }
                return try await trial.asksAfterLaterFailures(event, in: outline)
            }
        },
        Requirement(
            "LAW-31",
            .should,
            "What asks again after failures asks each time what failed.",
            source: "fault class: a retry button that asks what the first screen asked",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var hasRetry = try await trial.triesAsOften(in: outline)
            for retry in outline.ordinary where !outline.asking.contains(retry) || outline.needsTrouble(retry) {
                let retries = try await trial.retries(by: retry, in: outline)
                // NB: what never asks the same again is something else, such as the way to a copy that is there offline.
                guard retries.contains(where: { $0.asksTheSame || $0.asksTheWrongThing }) else { continue }
                hasRetry = true
                for wrong in retries where !wrong.asksTheSame {
                    let names = "“\(outline.events[retry].name)” after “\(outline.events[wrong.event].name)” had failed"
                    _ = try await trial.retry(wrong.event, by: retry, in: outline)
                    let text = "\(names) asked \(wrong.again.text) instead of \(wrong.failed.text)."
                    guard trial.expect(wrong.again == wrong.failed, text) else { return }
                }
                let good = retries.filter(\.asksTheSame)
                guard try await trial.asksWhatFailedLast(good, by: retry, in: outline) else { return }
            }
            if !hasRetry { throw NotApplicable("No event asks again only after another has failed.") }
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
                let full = try await trial.play(event, .success, in: outline).shown()
                // NB: whether a problem may take the place of a list is for its author to say.
                let others = outline.allOutcomes.filter { $0 == .empty || $0 == .failure && outline.addsUp(event) }
                for outcome in others {
                    blanks += try await trial.play(event, outcome, in: outline).shown().filter { !full.contains($0) }
                }
            }
            for event in outline.ordinary where outline.asking.contains(event) {
                let acts = (outline.addsUp(event) ? [] : [Situation.Act(event, .success)]) + [.init(event, .failure)]
                let walk = try await trial.play(Situation(leadIn: outline.leadIn(to: event), acts: acts))
                let gone = walk.takenAway(by: blanks)
                let text = "“\(outline.events[event].name)” failed, and this was no longer there:"
                guard trial.expect(none: gone, text) else { return }
            }
        },
    ]
}

extension Walk {
    /// What was shown before the last step, of which the last step left nothing.
    ///
    /// - Parameter blanks: What is shown instead of content.
    fileprivate func takenAway(by blanks: [SeenCall]) -> [SeenCall] {
        let (before, now) = (lastSeen(until: steps.last?.start), lastSeen())
        return before.values.filter { content in
            guard let left = now[content.kind], blanks.contains(left) else { return false }
            let own = Set(Leaves.of(content.call.call)).filter { comes($0, from: answers) }
            return !own.isEmpty && own.isDisjoint(with: Leaves.of(left.call.call))
        }
    }

    /// Whether the module has asked something again by itself since the last event.
    fileprivate func hasAskedMore(than asked: [SeenCall]) -> Bool {
        let calls = requests(since: eventStart).map(SeenCall.init)
        return asked.contains { call in calls.count { $0 == call } > asked.count { $0 == call } }
    }

    /// Whether everything that was asked since the last event brings values.
    fileprivate var onlyReads: Bool { requestsMade.allSatisfy { stage.requests[$0].bringsValues } }

    fileprivate func asksCanFail(_ outline: Outline) -> Bool {
        requestsMade.contains { outline.outcomes[$0].contains(.failure) }
    }
}

extension SeenCall {
    /// Whether it is what is seen, or a part of it where answers add up: what has failed may stay beside it.
    fileprivate func isSeen(in other: SeenCall?, addingUp addsUp: Bool) -> Bool {
        guard let other, self != other else { return other != nil }
        return addsUp && Set(Leaves.of(call.call)).isSubset(of: Leaves.of(other.call.call))
    }
}

/// What an event asked that failed, and what another asked then.
private struct Retry {
    let event: Int
    let failed: [SeenCall]
    let again: [SeenCall]
    /// What was asked before the event.
    let earlier: [SeenCall]

    var asksTheSame: Bool { again.holdsTheSame(as: failed) }

    /// Whether it asks what failed with the arguments of another question, or with empty ones.
    var asksTheWrongThing: Bool {
        again.map(\.call.member).sorted() == failed.map(\.call.member).sorted() && !asksTheSame
            && again.allSatisfy { earlier.contains($0) || $0.call.hasEmptyArguments }
    }
}

extension Trial<ModuleLaws> {
    /// Whether an event asks for something again after a later question of its chain has failed, or another event asks what
    /// failed; expects that one of them does.
    fileprivate func asksAfterLaterFailures(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        let name = outline.events[event].name
        guard outline.chains[event, default: 0] > 0 else { return true }
        for position in 1...5 {
            guard let (walk, lost) = try await failing(event, at: position, in: outline) else { continue }
            // NB: who was led to another screen does no more on this one.
            guard walk.isDone, walk.calls(.wireframe, since: walk.eventStart).isEmpty else { continue }
            await walk.fire(event)
            if !walk.requestsMade.isEmpty || walk.impossible.contains(name) { continue }
            if try await isAsked(lost, afterFailing: event, at: position, in: outline) { continue }
            // NB: the module that is built last is the one whose story is told.
            await (try await failing(event, at: position, in: outline))?.walk.fire(event)
            Issue.record("\(lost) failed after “\(name)”, which was caused again and asked for nothing.")
            return false
        }
        return true
    }

    /// Whether another event, or what leads to the event and the event itself, asks what failed in its chain.
    private func isAsked(
        _ lost: SeenCall,
        afterFailing event: Int,
        at position: Int,
        in outline: Outline
    ) async throws -> Bool {
        let others = outline.others(than: event).map { [$0] }
        for events in others + [outline.leadIn(to: event).map(\.event) + [event]] {
            guard let walk = try await failing(event, at: position, in: outline)?.walk else { continue }
            for event in events { await walk.fire(event) }
            if walk.requests(since: walk.eventStart).map(SeenCall.init).contains(lost) { return true }
        }
        return false
    }

    /// Lets a later question of an event's chain fail, and answers all others well.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - position: How many questions are answered before.
    ///   - outline: What the module offers.
    /// - Returns: The module, and what failed; `nil` if no such question is asked after answers, or if it cannot fail.
    private func failing(
        _ event: Int,
        at position: Int,
        in outline: Outline
    ) async throws -> (walk: Walk, lost: SeenCall)? {
        let walk = try await startWalk(for: event, in: outline)
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

    /// What is seen if an event is caused a second time, and answered with the same both times.
    fileprivate func seenTheNextTime(_ event: Int, in outline: Outline) async throws -> [String: SeenCall] {
        let walk = try await startWalk(for: event, in: outline)
        for _ in 1...2 {
            await walk.fire(event)
            await walk.answerAll(number: 0)
        }
        return walk.lastSeen(since: walk.eventStart)
    }

    /// What an event asks the second time, if it has succeeded before.
    fileprivate func asksTheSecondTime(_ event: Int, in outline: Outline) async throws -> [SeenCall] {
        let walk = try await play(event, .success, in: outline)
        await walk.fire(event)
        return walk.requests(since: walk.eventStart).map(SeenCall.init)
    }

    /// Whether a module tries again by itself after failures; expects that it does so as often each time.
    fileprivate func triesAsOften(in outline: Outline) async throws -> Bool {
        var hasTried = false
        for event in outline.ordinary where outline.comesAgain(event) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            let asked = walk.requests(since: walk.eventStart).map(SeenCall.init)
            await walk.answerAll(.failure)
            let first = walk.requests(since: walk.eventStart).map(SeenCall.init)
            guard walk.isDone, walk.hasAskedMore(than: asked) else { continue }
            hasTried = true
            await walk.fire(event)
            await walk.answerAll(.failure)
            let again = walk.requests(since: walk.eventStart).map(SeenCall.init)
            let isSame = again.isEmpty || again.holdsTheSame(as: first)
            let name = outline.events[event].name
            let text = "“\(name)” asked \(first.text) in vain, and then no more than \(again.text)."
            guard expect(isSame, text) else { break }
        }
        return hasTried
    }

    /// What an event that is no request of its own asks after each event that has failed.
    fileprivate func retries(by retry: Int, in outline: Outline) async throws -> [Retry] {
        var retries: [Retry] = []
        for event in outline.events.indices where outline.asking.contains(event) && !outline.needsTrouble(event) {
            let tried = try await self.retry(event, by: retry, in: outline)
            if !tried.failed.isEmpty, !tried.again.isEmpty { retries.append(tried) }
        }
        return retries
    }

    /// Lets an event fail, and causes another.
    fileprivate func retry(_ event: Int, by retry: Int, in outline: Outline) async throws -> Retry {
        let walk = try await startWalk(for: event, in: outline)
        let earlier = walk.requests().map(SeenCall.init)
        await walk.fire(event)
        let failed = walk.requests(since: walk.eventStart).map(SeenCall.init)
        // NB: who reloads after a command has failed asks what is true now.
        let canFail = walk.asksCanFail(outline) && walk.onlyReads
        await walk.answerAll(.failure)
        await walk.fire(retry)
        let again = walk.lastRequests
        return Retry(event: event, failed: canFail ? failed : [], again: again, earlier: earlier)
    }

    /// Whether a retry asks what failed last, where two events have failed one after the other.
    fileprivate func asksWhatFailedLast(_ retries: [Retry], by retry: Int, in outline: Outline) async throws -> Bool {
        for first in retries {
            for last in retries where last.event != first.event && !last.again.holdsTheSame(as: first.again) {
                let walk = try await startWalk(for: first.event, in: outline)
                for event in [first.event, last.event] {
                    await walk.fire(event)
                    await walk.answerAll(.failure)
                }
                // NB: what asked for something else after the first failure is no longer the same.
                let asked = walk.requests(since: walk.eventStart).map(SeenCall.init)
                await walk.fire(retry)
                let again = walk.lastRequests
                guard asked.holdsTheSame(as: last.failed), !again.isEmpty else { continue }
                // NB: a queue sends what failed first before what failed last, and so does a button that sends one at a time.
                let start = walk.eventStart
                await walk.answerAll()
                await walk.fire(retry)
                let inTheEnd = walk.requests(since: start).map(SeenCall.init)
                let isAsked = last.failed.allSatisfy(inTheEnd.contains)
                let names = "“\(outline.events[first.event].name)” and “\(outline.events[last.event].name)”"
                let instead = "“\(outline.events[retry].name)” asked \(again.text) instead of \(last.failed.text)"
                guard expect(isAsked, "\(names) failed, and \(instead).") else { return false }
            }
        }
        return true
    }

    /// Whether an event asks something else each time although it had succeeded, such as for one more.
    ///
    /// What is turned on and off asks the same the third time.
    fileprivate func meansMore(_ event: Int, than asked: [SeenCall], in outline: Outline) async throws -> Bool {
        let walk = try await play(event, .success, in: outline)
        for _ in 2...3 {
            await walk.fire(event)
            let next = walk.requests(since: walk.eventStart).map(SeenCall.init)
            // NB: what is still under way, such as polling, asks for nothing more.
            if next.isEmpty, !walk.isDone { return false }
            if next.holdsTheSame(as: asked) { return false }
            await walk.answerAll()
        }
        return true
    }

    /// Whether an event that asks for something else each time asks for anything after a failure; expects that it does.
    fileprivate func isHeardAgain(_ event: Int, in outline: Outline) async throws -> Bool {
        let good = try await play(event, .success, in: outline)
        await good.fire(event)
        let bad = try await play(event, .failure, in: outline)
        guard !good.requestsMade.isEmpty, bad.isDone else { return true }
        await bad.fire(event)
        let isHeard = bad.callCount > bad.eventStart || bad.impossible.contains(outline.events[event].name)
        return expect(isHeard, "“\(outline.events[event].name)” failed, was caused again, and nothing was called.")
    }

    /// Whether another event, or what leads to the event and the event itself, asks again what an event asked that failed.
    fileprivate func isRetried(_ event: Int, asking asked: [SeenCall], in outline: Outline) async throws -> Bool {
        let others = outline.others(than: event).map { [$0] }
        // NB: a view that appears once in its life does not begin again.
        let leadIn = outline.leadIn(to: event).map(\.event).filter(outline.comesAgain)
        // NB: a view that has gone and comes back may begin anew.
        let returns = outline.appearing.contains(event) ? others.map { $0 + [event] } : []
        for events in others + returns + [leadIn + [event]] {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            await walk.answerAll(.failure)
            for event in events { await walk.fire(event) }
            if walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: asked) { return true }
        }
        return false
    }
}
