extension Trial<ModuleLaws> {
    /// Whether another event, which does not begin them itself, ends the indicators that an event leaves on.
    ///
    /// They wait for that event, such as for a network that comes back, or a login.
    ///
    /// - Parameters:
    ///   - event: The event that leaves them on.
    ///   - outcome: How its questions are answered.
    ///   - acts: What comes before.
    ///   - outline: What the module offers.
    func isEndedByAnother(
        than event: Int,
        _ outcome: Outcome = .success,
        after acts: [Situation.Act],
        in outline: Outline
    ) async throws -> Bool {
        for other in outline.others(than: event) {
            let waiting = try await startWalk(after: acts)
            await waiting.fire(event)
            await waiting.answerAll(outcome)
            let on = waiting.busy
            guard !on.isEmpty else { return false }
            guard waiting.isPossible(other) else { continue }
            let alone = try await startWalk(after: acts)
            for walk in [waiting, alone] {
                await walk.fire(other)
                await walk.answerAll()
            }
            let calls = alone.stage.log.calls.dropFirst(alone.eventStart)
            if waiting.busy.isEmpty, !on.contains(where: { calls.contains(where: $0.isBegun) }) { return true }
        }
        return false
    }

    /// Answers an event while something else goes on, such as polling: its indicators have to end with its answers, and
    /// not with a later round.
    func endsBesideARound(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.asking.contains(event), outline.balances.contains(where: \.isBusy) else { return true }
        for outcome in outline.allOutcomes {
            let walk = try await startWalk(for: event, in: outline)
            guard !walk.isDone, walk.pending.isEmpty, walk.busy.isEmpty else { return true }
            let count = walk.steps.count
            await walk.fire(event, hurried: true)
            await walk.answerAll(outcome, hurried: true)
            // A wait that has begun since then may be the minimum time for which an indicator is shown.
            let hasBegun = walk.steps.dropFirst(count).contains(where: \.awaitsTime)
            guard !hasBegun, walk.pending.isEmpty else { continue }
            let text = "“\(outline.events[event].name)” was answered, and this was not ended before the next round:"
            guard expect(none: walk.busy.map(\.begin), text) else { return false }
        }
        return true
    }

    /// Causes an event and, before its answer, another one, which may replace it and may fail.
    func balancesBeforeOthers(_ event: Int, in outline: Outline) async throws -> Bool {
        for other in outline.others(than: event) where !outline.appearing.contains(other) {
            // The pause after typing a word may be over or not.
            let hurries = outline.awaitingTime.contains(event) ? [true, false] : [false]
            for isHurried in hurries {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event, hurried: isHurried)
                await walk.fire(other)
                await walk.answerAll()
                guard try await isBalanced(walk, areAllWell: false) else { return false }
            }
            guard outline.asking.contains(event), outline.outcomes(of: other).contains(.failure) else { continue }
            // An indicator that stays on if one event fails alone waits for another event, or for what has failed, so it
            // is no fault. Nor is one that stays on if one fails after the other, and that a third event ends.
            guard try await play(event, .failure, in: outline).busy.isEmpty,
                try await play(other, .failure, in: outline).busy.isEmpty
            else { continue }
            let patient = try await play(event, .failure, in: outline)
            await patient.fire(other)
            await patient.answerAll(.failure)
            let failed = outline.leadIn(to: event) + [Situation.Act(event, .failure)]
            if !patient.busy.isEmpty,
                try await isEndedByAnother(than: other, .failure, after: failed, in: outline)
            {
                continue
            }
            for isHurried in hurries {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event, hurried: isHurried)
                await walk.fire(other)
                await walk.answerAll(.failure)
                guard try await isBalanced(walk, areAllWell: false) else { return false }
            }
        }
        return true
    }

    /// Whether an event that asks for nothing and has nothing to show leaves the indicators on until an earlier answer,
    /// which is shown afterwards; expects that it does.
    ///
    /// Another event may stop what is under way, or show something else in its place, such as a copy.
    func staysBusyBehindOthers(_ event: Int, in outline: Outline) async throws -> Bool {
        for other in outline.others(than: event)
        where !outline.asking.contains(other) && !outline.appearing.contains(other) && !outline.undoes(other, event) {
            let walk = try await startWalk(for: event, in: outline)
            guard walk.busy.isEmpty else { continue }
            await walk.fire(event, hurried: true)
            let busy = walk.busy
            let (late, told) = (walk.pending, walk.kindsOfAnswers(since: walk.eventStart))
            guard late.count == 1, !late[0].held.isStream, !busy.isEmpty, told.isEmpty, walk.isPossible(other) else {
                continue
            }
            await walk.fire(other, hurried: true)
            let ended = busy.filter { !$0.isOn(after: walk.stage.log.calls) }
            guard !ended.isEmpty, walk.pending.count == 1, walk.cancelled.isEmpty, !walk.hasLedAway() else { continue }
            // A user may be done with looking, or see a copy.
            let calls = walk.calls(.view, since: walk.eventStart)
            let isHidden =
                calls.allSatisfy(ended.flatMap(\.signals).contains) && !ended.contains { $0.begin.state != nil }
            guard !isHidden, !walk.show(calls, partOf: walk.answers) else { continue }
            let count = walk.callCount
            await walk.answer(late[0])
            let patient = try await play(event, .success, in: outline)
            await patient.fire(other, hurried: true)
            let isShownAfterAll = !walk.kindsOfAnswers(since: count).isEmpty && walk.lastSeen() == patient.lastSeen()
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
            let text = "\(next) came before the answer to \(name), which was shown then, and had ended this already:"
            guard isShownAfterAll else { continue }
            guard expect(none: ended.map(\.begin), in: walk, text) else { return false }
        }
        return true
    }
}
