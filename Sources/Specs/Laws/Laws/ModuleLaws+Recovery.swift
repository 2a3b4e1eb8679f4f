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
                let count = fresh.callCount
                await fresh.answerAll(number: 0)
                let (expected, told) = (fresh.lastSeen(since: start), fresh.lastSeen(since: count))
                guard fresh.asksCanFail(outline) else { return true }

                let retried = try await trial.startWalk(for: event, in: outline)
                await retried.fire(event)
                let (first, firstAnswer) = (retried.eventStart, retried.callCount)
                await retried.answerAll(.failure)
                let failed = retried.callCount
                let triesByItself = retried.hasAskedMore(than: asked)
                let traits = outline.events[event].traits
                if !triesByItself, traits.contains(.repeatable),
                    try await trial.meansMore(event, than: asked, in: outline)
                {
                    return try await trial.isHeardAgain(event, asking: asked, in: outline)
                }
                let isLedAway = !retried.calls(.wireframe, since: retried.eventStart).isEmpty
                await retried.fire(event)
                let again = retried.requests(since: retried.eventStart).map(SeenCall.init)
                let name = outline.events[event].name
                // NB: what happens once, such as the loading of a view, may leave it to a button to ask again.
                if again.isEmpty, triesByItself || isLedAway { return true }
                if again.isEmpty, try await trial.isRetried(event, asking: asked, in: outline) { return true }
                // NB: what was possible for a while, such as to buy what is held, is tried again before that is over.
                if again.isEmpty, try await trial.isAskedAtOnce(event, asking: asked, in: outline) { return true }
                // NB: what is asked side by side has no order.
                let second = retried.eventStart
                await retried.answerAll(number: 0)
                let inTheEnd = retried.requests(since: second).map(SeenCall.init)
                // NB: who has lost more than this, such as the session, begins earlier and comes to the same.
                var asksTheSame = again.holdsTheSame(as: asked) || asked.allSatisfy(inTheEnd.contains)
                if !asksTheSame, !traits.contains(.addsUp) {
                    asksTheSame = try await trial.counts(event, from: asked, to: again, in: outline)
                }
                let text = "“\(name)” failed and was caused again. It asked \(again.text) instead of \(asked.text)."
                // NB: a view that appears once in its life has a button to try again.
                let isExcused = { @MainActor in
                    guard !outline.comesAgain(event) else { return false }
                    return try await trial.isRetried(event, asking: asked, in: outline)
                }
                if !triesByItself, !asksTheSame, try await isExcused() { return true }
                // NB: what turns a filter on and off has turned it on, whether the rows came or not.
                if !asksTheSame, traits.contains(.repeatable), fresh.onlyReads,
                    try await trial.asksTheSecondTime(event, in: outline).holdsTheSame(as: again)
                {
                    return true
                }
                guard trial.expect(triesByItself || asksTheSame, text) else { return false }
                let seen = retried.lastSeen(since: second)
                let addsUp = !traits.isDisjoint(with: [.addsUp, .repeatable])
                var missing = expected.filter { !$1.isSeen(in: seen[$0], addingUp: addsUp) }.keys.sorted()
                // NB: what is shown before the answer may have stayed, as what waits to be sent.
                let left = retried.lastSeen(since: first)
                missing.removeAll { told[$0] == nil && left[$0] == expected[$0] }
                // NB: a copy that was shown after the failure may be renewed with no indicator.
                let signals = retried.kindsOfIndicators
                if missing.contains(where: signals.contains), retried.busy.isEmpty,
                    try await trial.showsSomething(retried, in: firstAnswer..<failed, insteadOf: event, in: outline)
                {
                    missing.removeAll(where: signals.contains)
                }
                if !missing.isEmpty, outline.comesAgain(event) {
                    let next = try await trial.seenTheNextTime(event, in: outline)
                    // NB: what is another each time, such as a message with a number of its own, cannot be compared.
                    missing.removeAll { seen[$0] != nil && next[$0] != expected[$0] }
                    // NB: what is set up once, when the view first appears, need not be said again.
                    missing.removeAll { told[$0] == nil && next[$0] == nil }
                    // NB: what has a place of its own each time, such as a row that is added, has another the next time.
                    missing.removeAll { kind in
                        guard next[kind] == nil, let call = expected[kind]?.call, !call.placeSuffix.isEmpty else {
                            return false
                        }
                        return [seen, next].allSatisfy { told in
                            told.contains { expected[$0] == nil && $1.call.member == call.member }
                        }
                    }
                }
                let succeeded = "“\(name)” failed and then succeeded"
                let isRead = traits.contains(.repeatable) && fresh.onlyReads
                // NB: who offers something else after a failure, such as a copy, may go on saying what has failed.
                let states = retried.stage.states.filter {
                    retried.failures.isEmpty && $0.isOn(after: retried.stage.log.calls)
                        && !(isRead && $0.isOn(after: fresh.stage.log.calls))
                }
                if !missing.isEmpty || !states.isEmpty, try await isExcused() { return true }
                guard trial.expect(none: missing, "\(succeeded), but the view was not told as usual:"),
                    trial.expect(none: states.map(\.begin), "\(succeeded), but this was not ended:")
                else { return false }
                guard try await trial.asksAfterLaterFailures(event, in: outline) else { return false }
                return try await trial.isHeardTheThirdTime(event, asking: asked, in: outline)
            }
        }
    ]
}

extension Walk {
    /// Whether the module has asked something again by itself since the last event.
    func hasAskedMore(than asked: [SeenCall]) -> Bool {
        let calls = requests(since: eventStart).map(SeenCall.init)
        return asked.contains { call in calls.count { $0 == call } > asked.count { $0 == call } }
    }

    /// Whether all that was sent before is sent as a part of something now, as what could not be sent goes along with the next.
    func carriesAlong(_ sent: [SeenCall]) -> Bool {
        let commands = requests(since: eventStart).filter(isCommand)
        return !sent.isEmpty
            && sent.allSatisfy { old in
                let texts = Leaves.of(old.call.call)
                return !texts.isEmpty
                    && commands.contains { new in
                        let parts = Leaves.of(new.call)
                        return new.member == old.call.member
                            && texts.allSatisfy { text in parts.contains { $0.contains(text) } }
                    }
            }
    }

    /// Whether everything that was asked since the last event brings values.
    var onlyReads: Bool { requestsMade.allSatisfy { stage.requests[$0].bringsValues } }

    /// The kinds of the calls that have begun or ended busy indicators.
    fileprivate var kindsOfIndicators: Set<String> {
        let signals = stage.balances.filter(\.isBusy).flatMap(\.signals)
        return Set(calls(.view).filter(signals.contains).map { stage.kind(of: $0) })
    }

    /// Whether some question since the last event can fail.
    func asksCanFail(_ outline: Outline) -> Bool {
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

    /// Whether what an event sends has an id that counts up, whether what was sent before has arrived or not.
    fileprivate func counts(
        _ event: Int,
        from asked: [SeenCall],
        to again: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        guard asked.count == again.count, zip(asked, again).allSatisfy({ $0.differsOnlyInIDs(from: $1) }) else {
            return false
        }
        let leadIn = outline.leadIn(to: event)
        let anew = leadIn.filter { !outline.appearing.contains($0.event) }
        let walk = try await startWalk(after: leadIn + [.init(event, .success)] + anew)
        await walk.fire(event)
        return walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: again)
    }

    /// Whether an event that has failed twice in a row does anything the third time, where the user sees nothing else than
    /// after the first failure, or sees that it is possible again; expects that it does.
    fileprivate func isHeardTheThirdTime(
        _ event: Int,
        asking asked: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        func play() async throws -> (walk: Walk, wasPossible: Bool) {
            var last = Situation.Act(event, .failure)
            last.isHurried = true
            let walk = try await startWalk(after: outline.leadIn(to: event) + [.init(event, .failure), last])
            let isPossible = walk.isPossible(event)
            await walk.answerAll(.failure)
            return (walk, isPossible)
        }
        let once = try await self.play(event, .failure, in: outline)
        let (walk, wasPossible) = try await play()
        let isSeen = walk.lastSeen(pairing: walk.stage.states) != once.lastSeen(pairing: once.stage.states)
        guard walk.isDone, once.isDone, !walk.requestsMade.isEmpty, walk.isPossible(event), !isSeen || !wasPossible,
            walk.calls(.wireframe, .delegate, since: walk.eventStart).isEmpty
        else { return true }
        await walk.fire(event)
        if walk.callCount > walk.eventStart || walk.lastEventDidSomething { return true }
        for other in outline.others(than: event) {
            let walk = try await play().walk
            await walk.fire(other)
            if walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: asked) { return true }
        }
        // NB: the module that is built last is the one whose story is told.
        await (try await play()).walk.fire(event)
        return expect(false, "“\(outline.events[event].name)” failed twice, was caused again, and nothing was called.")
    }

    /// Whether an event that asks for something else each time asks for anything after a failure; expects that it does.
    fileprivate func isHeardAgain(
        _ event: Int,
        asking asked: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        let good = try await play(event, .success, in: outline)
        await good.fire(event)
        let bad = try await play(event, .failure, in: outline)
        // NB: what turns something on and off may ask for nothing, and does something all the same.
        guard !good.requestsMade.isEmpty, bad.isDone else { return true }
        await bad.fire(event)
        let isHeard = bad.callCount > bad.eventStart || bad.impossible.contains(outline.events[event].name)
        if !isHeard, try await isRetried(event, asking: asked, in: outline) { return true }
        return expect(isHeard, "“\(outline.events[event].name)” failed, was caused again, and nothing was called.")
    }

    /// Whether an event that has failed asks the same again before any time passes.
    fileprivate func isAskedAtOnce(_ event: Int, asking asked: [SeenCall], in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        await walk.answerAll(.failure, hurried: true)
        guard walk.awaitsTime else { return false }
        await walk.fire(event, hurried: true)
        return walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: asked)
    }

    /// Whether another event, or what leads to the event and the event itself, asks again what an event asked that failed.
    fileprivate func isRetried(_ event: Int, asking asked: [SeenCall], in outline: Outline) async throws -> Bool {
        let others = outline.others(than: event).map { [$0] }
        // NB: a view that appears once in its life does not begin again.
        let leadIn = outline.leadIn(to: event).map(\.event).filter(outline.comesAgain)
        // NB: a view that has gone and comes back may begin anew.
        let returns = outline.appearing.contains(event) ? others.map { $0 + [event] } : []
        // NB: what is asked about, such as a deletion, may need only the last of what leads to it.
        let ways = (0..<max(leadIn.count, 1)).map { Array(leadIn.dropFirst($0)) + [event] }
        for events in others + returns + ways {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            await walk.answerAll(.failure)
            for event in events { await walk.fire(event) }
            let again = walk.requests(since: walk.eventStart).map(SeenCall.init)
            if again.holdsTheSame(as: asked) || walk.carriesAlong(asked) { return true }
        }
        return false
    }
}
