extension ModuleLaws {
    static let declared: [Requirement] = [
        Requirement(
            "LAW-21",
            .must,
            "Everything that the stage is told of happens: each event does something, each request is made, each double "
                + "is told something, each indicator and state begins, and each other call that is named is made.",
            source: "fault class: a dead button; a request that nobody makes; a delegate that is never told",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            guard !outline.events.isEmpty else {
                throw NotApplicable("The module has no events: name some with stage.event.")
            }
            let survey = try await trial.survey(outline)
            var missing = survey.missing
            guard !missing.isEmpty else { return try await trial.expectNoFault("LAW-21", in: survey, of: outline) }
            let script = Script(outline, exits: survey.exits)
            var performances: [Performance] = []
            for outcome in outline.allOutcomes {
                for events in script.endings {
                    var ends: [Int: Int] = [:]
                    let walk = try await trial.play(events, outcome) { walk, event in
                        missing.remove(event, ifItDidSomethingIn: walk)
                        ends[event] = walk.callCount
                    }
                    missing.remove(whatHappenedIn: walk)
                    performances.append(
                        Performance(
                            events: events,
                            outcome: outcome,
                            count: walk.callCount,
                            calls: walk.work,
                            ends: ends
                        )
                    )
                }
            }
            if !missing.isEmpty { try await trial.lookForMore(&missing, in: outline) }
            if !missing.isEmpty { try await trial.lookMeanwhile(&missing, in: outline) }
            if !missing.isEmpty { try await trial.lookUnanswered(&missing, in: outline) }
            if !missing.isEmpty { try await trial.lookAtStreams(&missing, in: outline) }
            if !missing.isEmpty { try await trial.lookAfterLongChains(&missing, in: outline) }
            for outcome in [Outcome.success, .failure] where !missing.events.isEmpty {
                try await trial.lookAfterMany(outcome, &missing, in: outline)
            }
            let silent = missing.events.sorted()
            for event in silent where try await trial.goesOtherwise(without: event, performances, in: outline) {
                missing.events.remove(event)
            }
            let lines = missing.lines(outline)
            if !lines.isEmpty {
                for event in silent + outline.ordinaryOnce.filter({ !silent.contains($0) }) {
                    try await trial.expectNothingLater(from: try await trial.play(event, .success, in: outline))
                }
                for events in script.endings {
                    try await trial.expectNothingLater(from: try await trial.play(events, .success))
                }
            }
            if let first = lines.first, missing.mayComeOfAnswers(besides: outline.allOutcomes) {
                throw CouldNotJudge(
                    """
                    The stage was told of a call, and \(first). If it is for an answer that the stage does not give, tell it of \
                    that with empty: or fails:. If it comes with time, name that time as an event. If not, nothing leads to it.
                    """
                )
            }
            _ = trial.expect(none: lines, "The events were caused one after the other, with each outcome:")
        }
    ]
}

/// The result of playing a script.
private struct Performance {
    let events: [Int]
    let outcome: Outcome
    /// How many calls there were.
    let count: Int
    /// The calls, except those that only turn an indicator on or off.
    let calls: [SeenCall]
    /// How many calls there were once each event was answered.
    let ends: [Int: Int]

    /// Whether something happens after an event, so that the event has not made the whole module dead.
    func goesOn(after event: Int) -> Bool { ends[event, default: count] < count }
}

extension Trial<ModuleLaws> {
    /// Plays what may lead further than each event once: an event many times in a row, each event after everything that
    /// may lead to it, with each outcome, and each event with a later question that fails however often it is asked.
    fileprivate func lookForMore(_ missing: inout Missing, in outline: Outline) async throws {
        for event in outline.ordinaryOnce where outline.events[event].traits.contains(.repeatable) {
            let walk = try await startWalk(for: event, in: outline)
            for _ in 1...10 {
                await walk.fire(event)
                missing.remove(event, ifItDidSomethingIn: walk)
                await walk.answerAll()
            }
            missing.remove(whatHappenedIn: walk)
        }
        for event in outline.ordinaryOnce where !outline.appearing.contains(event) {
            for leadIn in outline.leadIns(to: event) {
                for outcome in outline.allOutcomes {
                    missing.remove(
                        whatHappenedIn: try await play(Situation(leadIn: leadIn, acts: [.init(event, outcome)]))
                    )
                }
            }
        }
        for event in outline.events.indices where !missing.isEmpty {
            for situation in outline.laterFailures(of: event) {
                missing.remove(whatHappenedIn: try await play(situation))
            }
        }
    }

    /// Plays each event before the answer to another, such as cancelling a download, or before two answers to another
    /// that may come twice, such as emptying a queue.
    fileprivate func lookMeanwhile(_ missing: inout Missing, in outline: Outline) async throws {
        for event in outline.ordinaryOnce {
            for other in outline.events.first where !outline.appearing.contains(other) {
                for times in 1...(outline.events[event].traits.contains(.repeatable) ? 2 : 1) {
                    let walk = try await startWalk(after: outline.leadIn(to: [event, other]))
                    for _ in 1...times { await walk.fire(event, hurried: true) }
                    guard !walk.moves.isEmpty else { break }
                    await walk.fire(other, hurried: true)
                    // A page that loads only while something else is under way loads by mistake.
                    if outline.addsUp(other) { continue }
                    missing.remove(other, ifItDidSomethingIn: walk)
                    await walk.answerAll()
                    // An offer may come only of an answer that the user was faster than.
                    for offer in missing.events.sorted() where walk.isPossible(offer) && !outline.leaves(other) {
                        await walk.fire(offer)
                        missing.remove(offer, ifItDidSomethingIn: walk)
                        await walk.answerAll()
                    }
                    missing.remove(whatHappenedIn: walk)
                }
            }
        }
    }

    /// Plays each event without ever answering it, up to a time-out or the end of a countdown, and then each missing
    /// event.
    fileprivate func lookUnanswered(_ missing: inout Missing, in outline: Outline) async throws {
        let beginning = outline.asking.union(outline.awaitingTime)
        for event in outline.ordinaryOnce where beginning.contains(event) {
            for other in [nil] + outline.ordinaryOnce.filter(missing.events.contains) as [Int?] {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event)
                await walk.letAllTimePassUnanswered()
                await walk.letCountdownsEnd()
                if let other {
                    await walk.fire(other)
                    missing.remove(other, ifItDidSomethingIn: walk)
                }
                missing.remove(whatHappenedIn: walk)
            }
        }
    }

    /// Plays each missing event after a stream has brought several values, such as rows that wait to be shown.
    fileprivate func lookAtStreams(_ missing: inout Missing, in outline: Outline) async throws {
        for event in outline.ordinaryOnce where outline.asking.contains(event) {
            for other in missing.events.sorted() {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event)
                await walk.answerAll { !$0.held.isStream }
                for number in 1...3 {
                    for stream in walk.pending where stream.held.isStream {
                        await walk.answer(stream, number: number, ends: false)
                    }
                    await walk.answerAll { !$0.held.isStream }
                }
                await walk.fire(other)
                missing.remove(other, ifItDidSomethingIn: walk)
                await walk.answerAll()
                missing.remove(whatHappenedIn: walk)
            }
        }
    }

    /// Plays each event with its answers and waits followed further than usual, and then each missing event, such as a
    /// message or a button that appears once the last of several attempts has failed.
    fileprivate func lookAfterLongChains(_ missing: inout Missing, in outline: Outline) async throws {
        for other in outline.ordinaryOnce where outline.asking.contains(other) {
            let later = outline.laterFailures(of: other).flatMap(\.acts)
            for act in outline.outcomes(of: other).map({ Situation.Act(other, $0) }) + later {
                for event in [nil] + missing.events.sorted() as [Int?] where !missing.isEmpty {
                    let walk = try await startWalk(for: other, in: outline)
                    walk.longestChain = 20
                    await walk.fire(other)
                    await walk.answerAll(with: act.outcome)
                    if let event {
                        await walk.fire(event)
                        missing.remove(event, ifItDidSomethingIn: walk)
                        await walk.answerAll()
                    }
                    missing.remove(whatHappenedIn: walk)
                }
            }
        }
    }

    /// Plays each missing event after another that came three times, such as going back from the third step, or that
    /// has failed three times with no time passing, such as the end of a lock.
    fileprivate func lookAfterMany(_ outcome: Outcome, _ missing: inout Missing, in outline: Outline) async throws {
        for event in missing.events.sorted() {
            for other in outline.others(than: event) {
                let comesOften =
                    outcome == .success ? outline.comesAgain(other) : outline.outcomes(of: other).contains(outcome)
                guard comesOften, missing.events.contains(event) else { continue }
                var act = Situation.Act(other, outcome)
                act.isHurried = outcome == .failure
                let walk = try await startWalk(after: outline.leadIn(to: other) + [act, act, act])
                await walk.fire(event)
                missing.remove(event, ifItDidSomethingIn: walk)
                await walk.answerAll()
                missing.remove(whatHappenedIn: walk)
            }
        }
    }

    /// Whether leaving out an event changes something: a script, such as saving a form without one field, or the effect
    /// of the answers to another event, such as a search that is cancelled.
    fileprivate func goesOtherwise(
        without event: Int,
        _ performances: [Performance],
        in outline: Outline
    ) async throws -> Bool {
        for performance in performances where performance.goesOn(after: event) {
            let others = performance.events.filter { $0 != event }
            if try await play(others, performance.outcome).work != performance.calls { return true }
        }
        for other in outline.others(than: event) {
            if try await reopens(other, after: event, in: outline) { return true }
            if try await changes(other, by: event, in: outline) { return true }
            if try await ends(aStreamOf: other, by: event, in: outline) { return true }
            let with = try await play(other, times: 1, in: outline)
            guard !with.pending.isEmpty else { continue }
            await with.fire(event)
            await with.answerAll()
            let without = try await play(other, .success, in: outline)
            // A walk in which the module never stops asking was stopped at some point.
            let areStopped = !with.isDone && !without.isDone
            let (work, others) = (with.work, without.work)
            let count = areStopped ? min(work.count, others.count) : Int.max
            if work.prefix(count) != others.prefix(count) { return true }
            if try await undoes(a: outline.others(than: event), event, before: other, in: outline) { return true }
        }
        return false
    }

    /// Whether an event takes back what another one does to the answers to a third, such as turning the sound on again
    /// after it was turned off.
    private func undoes(
        a others: [Int],
        _ event: Int,
        before third: Int,
        in outline: Outline
    ) async throws -> Bool {
        for other in others where other != third && outline.comesAgain(other) {
            func work(after events: [Int]) async throws -> [SeenCall] {
                let walk = try await play(third, times: 1, in: outline)
                for event in events { await walk.fire(event, hurried: true) }
                await walk.answerAll(hurried: true)
                return walk.work
            }
            let without = try await work(after: [other])
            if try await !work(after: [other, event]).holdsTheSame(as: without) { return true }
        }
        return false
    }

    /// Whether an event ends a stream that is still read once everything else is answered.
    private func ends(aStreamOf other: Int, by event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await play(other, times: 1, in: outline)
        await walk.answerAll(hurried: true) { !$0.held.isStream }
        let count = walk.cancelled.count
        guard !walk.pending.isEmpty else { return false }
        await walk.fire(event, hurried: true)
        return walk.cancelled.count > count
    }

    /// Whether another event does something else once an event has come, right after the view has appeared or after a
    /// third event.
    ///
    /// Examples are the pause after typing a word, or something that arrives while the view is not visible. No time
    /// passes meanwhile, since a round of polling would be mistaken for the effect of the event.
    private func changes(_ other: Int, by event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(other) else { return false }
        let thirds = outline.others(than: other).filter(outline.comesAgain).map { Situation.Act($0, .success) }
        // Some events matter only if the view's first requests have failed.
        let failed = outline.opening.map { Situation.Act($0.event, .failure) }
        for opening in [outline.opening] + thirds.map({ outline.opening + [$0] }) + [failed] {
            func work(after events: [Int]) async throws -> [SeenCall] {
                let walk = try await startWalk(after: opening)
                for event in events { await walk.fire(event, hurried: true) }
                await walk.fire(other)
                await walk.answerAll(hurried: true)
                return walk.work(since: walk.eventStart)
            }
            let without = try await work(after: [])
            // Questions that are asked in parallel have no order.
            if try await !work(after: [event]).holdsTheSame(as: without) { return true }
        }
        return false
    }

    /// Whether an event makes another one possible again, such as a tap that leads to another screen once that is
    /// closed, or once the view is back, or a booking once the offer of a waiting list is turned down.
    private func reopens(_ other: Int, after event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event) else { return false }
        for outcome in outline.outcomes(of: other) {
            func play(_ acts: Situation.Act...) async throws -> Walk {
                try await self.play(Situation(leadIn: outline.leadIn(to: other), acts: acts))
            }
            let (first, again) = (Situation.Act(other, outcome), Situation.Act(other, .success))
            let twice = try await play(first, again)
            if try await play(first, .init(event, .success), again).work != twice.work { return true }
        }
        return false
    }
}

extension Walk {
    /// All calls, except those that only turn an indicator on or off.
    fileprivate var work: [SeenCall] { work(since: 0) }

    /// The calls since then, except those that only turn an indicator on or off.
    fileprivate func work(since start: Int) -> [SeenCall] {
        let indicators = stage.balances.filter(\.isBusy).flatMap(\.signals)
        return stage.log.calls.dropFirst(start).filter { !indicators.contains($0) }.map(SeenCall.init)
    }
}
