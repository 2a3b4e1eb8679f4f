extension Trial<ModuleLaws> {
    /// Whether the states that failed rounds of polling have begun, and the indicators that were on meanwhile, end with the
    /// next round that succeeds; expects that they do.
    ///
    /// `balances` plays a few rounds in every order, but those that an answer begins come too late for that.
    func endsTheLoss(ofRoundsBegunBy event: Int, in outline: Outline) async throws -> Bool {
        for (failures, isSame) in [(0, false), (1, false), (1, true), (2, false), (3, false)] {
            // What has come may be what was there before the failure. Without a failed round, the first answer is one.
            let numbering = Numbering(givesTheSame: isSame)
            let walk = try await begin(event, failures == 0 ? .failure : .success, in: outline, numbering)
            let own = Set(walk.questions(since: walk.eventStart).map(\.member))
            for _ in 0..<failures {
                guard await walk.playRound(.failure) else { return true }
            }
            func isOn(_ balance: Balance, in walk: Walk) -> Bool {
                balance.isBusy ? balance.isOn(after: walk.stage.log.calls) : walk.shows(balance)
            }
            let shown = walk.stage.balances.filter { isOn($0, in: walk) }
            guard !shown.isEmpty else { continue }
            // A state that time begins is about something else.
            let well = try await begin(event, in: outline)
            for _ in 0..<failures { _ = await well.playRound(.success) }
            let others = well.stage.balances.filter { isOn($0, in: well) }.map(\.begin)
            let lost = shown.filter { !others.contains($0.begin) }
            guard !lost.isEmpty, await walk.playRound(.success) else { continue }
            // A round that comes without the event as well says nothing of how the event went.
            let besides = try await roundsBeside(event, in: outline).subtracting(own)
            guard let round = walk.questions().last, !besides.contains(round.member) else { continue }
            let left = lost.filter { isOn($0, in: walk) && !walk.leavesBehind($0) }.map(\.begin)
            let value = isSame ? ", with the value of before" : ""
            let text = """
                \(failures == 0 ? "The first answer" : "\(failures) rounds") had failed, the next one succeeded\(value), and \
                this was not ended:
                """
            guard expect(none: left, in: walk, text) else { return false }
        }
        return true
    }

    /// Whether the states that the failure of an event has begun stay on when a round of polling succeeds, which comes
    /// without the event as well; expects that they do.
    ///
    /// - Returns: `nil` if there are none, if they end as time passes or are begun by the failure of a round as well, or if
    ///   the round brings what the event would have brought.
    func staysLost(_ event: Int, whenARoundSucceedsIn outline: Outline) async throws -> Bool? {
        let rounds = try await roundsBeside(event, in: outline)
        guard !rounds.isEmpty else { return nil }
        let (good, walk) = (try await begin(event, in: outline), try await begin(event, .failure, in: outline))
        // What is loaded anew once a change was sent does not send it.
        let isChange = try await play(event, times: 1, in: outline).onlyChangesThings
        let own = isChange ? [] : good.contentKinds(since: good.eventStart)
        let failed = Set(walk.questions(since: walk.eventStart).map(\.member))
        let lost = walk.statesShown(since: walk.eventStart, unlike: good)
        guard !lost.isEmpty, walk.failures.hasFailed, rounds.isDisjoint(with: failed), walk.pending.isEmpty,
            walk.awaitsTime, await good.playRound(.failure)
        else { return nil }
        let begun = good.statesShown(since: good.eventStart)
        await walk.letTimePass()
        let still = lost.filter { state in walk.shows(state) && !begun.contains { $0.sharesItsPlace(with: state) } }
        guard !still.isEmpty, walk.pending.count == 1, let round = walk.pending.first, !round.held.isStream,
            let asked = round.held.call(), rounds.contains(asked.member)
        else { return nil }
        let count = walk.callCount
        await walk.answer(round)
        guard own.isDisjoint(with: walk.contentKinds(since: count)) else { return nil }
        let ended = still.filter { !$0.isOn(after: walk.stage.log.calls) }.map(\.begin)
        let text = """
            “\(outline.events[event].name)” had failed, then a round of something else succeeded, and this was ended, although \
            nothing has made the failure good:
            """
        return expect(none: ended, in: walk, text)
    }

    /// The methods by which something is asked again, as time passes, where an event makes sense, but without the event.
    private func roundsBeside(_ event: Int, in outline: Outline) async throws -> Set<String> {
        let walk = try await startWalk(for: event, in: outline)
        let start = walk.callCount
        await walk.letTimePass()
        return Set(walk.questions(since: start).map(\.member))
    }

    /// Whether what an event has begun, such as polling, goes on once the view comes back; expects that it does.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - hiding: The event that makes the view disappear.
    ///   - appearance: The event that makes it appear again.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if nothing goes on by itself, if it does not rest meanwhile, or if a user can begin it anew.
    func goesOn(_ event: Int, after hiding: Int, _ appearance: Int, in outline: Outline) async throws -> Bool? {
        let seen = try await begin(event, in: outline)
        let ongoing = await seen.ongoing(since: seen.eventStart)
        guard !ongoing.isEmpty, !seen.isDone else { return nil }
        func comeBack() async throws -> Walk? {
            let walk = try await begin(event, in: outline)
            guard walk.isPossible(hiding) else { return nil }
            await walk.fire(hiding, hurried: true)
            guard await walk.ongoing(since: walk.eventStart).isEmpty, walk.isPossible(appearance) else { return nil }
            await walk.fire(appearance, hurried: true)
            return walk
        }
        func goesOn(_ walk: Walk) async -> Bool {
            let start = walk.eventStart
            _ = await walk.readStreams()
            let asked = Set(walk.questions(since: start).map(\.member))
            return ongoing.allSatisfy { asked.contains($0.member) }
        }
        guard let back = try await comeBack() else { return nil }
        if await goesOn(back) { return true }
        // What was chosen or typed before may have to be chosen again.
        let again = outline.leadIn(to: event).map(\.event).filter { !outline.appearing.contains($0) } + [event]
        for others in outline.ordinaryOnce.filter({ $0 != hiding }).map({ [$0] }) + [again] {
            guard let walk = try await comeBack() else { return nil }
            for other in others where walk.isPossible(other) {
                await walk.fire(other, hurried: true)
                await walk.answerAll(hurried: true) { !$0.held.isStream }
            }
            if await goesOn(walk) { return nil }
        }
        let left = ongoing.enumerated().filter { ongoing.firstIndex(of: $1) == $0 }.map(\.element)
        let name = "“\(outline.events[event].name)”"
        let text = """
            “\(outline.events[hiding].name)” had ended what \(name) had begun. “\(outline.events[appearance].name)” came \
            once more, and this does not go on, nor does any event begin it:
            """
        return expect(none: left, in: back, text)
    }

    /// Whether what an event asks for round after round goes on, or can be begun again on the screen, although the
    /// first or a later one has failed; expects so.
    func goesOnAfterALaterFailure(ofRoundsBegunBy event: Int, in outline: Outline) async throws -> Bool {
        let well = try await begin(event, in: outline)
        for _ in 1...2 {
            guard await well.playRound(.success), !well.isDone else { return true }
        }
        let own = Set(well.questions(since: well.eventStart).map(\.member))
        func failed(after rounds: Int) async throws -> Walk? {
            let walk = try await play(event, times: 1, in: outline)
            walk.longestChain *= 2
            if rounds == 0 { await walk.answerAll(.failure, hurried: true) }
            if rounds > 0 { await walk.answerAll(hurried: true) { !$0.held.isStream } }
            for round in 1..<(rounds + 1) {
                guard await walk.playRound(round < rounds ? .success : .failure) else { return nil }
            }
            return walk.hasLedAway(since: walk.eventStart) ? nil : walk
        }
        func isOver(after rounds: Int) async throws -> Bool? {
            guard let walk = try await failed(after: rounds), walk.failures.hasFailed else { return nil }
            guard walk.isDone else { return false }
            // An alert whose button leaves says that there is no more to come.
            if outline.leaving.contains(where: { walk.isPossible($0) && !well.isPossible($0) }) { return false }
            // Who has to leave the screen and come back cannot begin it again there.
            let others = outline.ordinaryOnce.filter { other in
                !outline.appearing.contains(other) && !outline.events[other].traits.contains(.notByUser)
            }
            // What was typed before may have to be typed again.
            let leadIn = outline.leadIn(to: event).map(\.event).filter { !outline.appearing.contains($0) }
            let again = outline.appearing.contains(event) ? [] : [leadIn + [event]]
            // An alert may have to be closed before something can be begun again.
            let ways =
                others.map { [$0] } + again
                + others.flatMap { first in others.map { [first, $0] } + again.map { [first] + $0 } }
            for events in ways {
                guard let walk = try await failed(after: rounds) else { return false }
                for event in events where walk.canCause(event) {
                    await walk.fire(event)
                    let isBegun = walk.questions(since: walk.eventStart).contains { own.contains($0.member) }
                    if isBegun || walk.hasLedAway(since: walk.eventStart) { return false }
                }
            }
            return true
        }
        for rounds in 0...2 where try await isOver(after: rounds) == true {
            let walk = try await failed(after: rounds)
            let name = "“\(outline.events[event].name)”"
            let text = """
                What \(name) had begun goes on after each success. \(rounds == 0 ? "The first" : "A later") answer was a \
                failure, and then it did not go on, nor does any event on the screen begin it again.
                """
            return expect(false, in: walk ?? well, text)
        }
        return true
    }

    /// Causes an event and answers what it asks for, until time has to pass; what goes on after that is followed for
    /// twice as long as usual.
    private func begin(
        _ event: Int,
        _ outcome: Outcome = .success,
        in outline: Outline,
        _ numbering: Numbering = Numbering()
    ) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline, numbering)
        await walk.fire(event)
        walk.longestChain *= 2
        await walk.answerAll(outcome, hurried: true) { !$0.held.isStream }
        return walk
    }
}

extension Walk {
    /// Lets time pass up to the next round of polling, and answers its question; returns whether there was just one.
    fileprivate func playRound(_ outcome: Outcome) async -> Bool {
        guard pending.isEmpty, awaitsTime else { return false }
        await letTimePass()
        guard pending.count == 1, let question = awaited.first, !question.held.isStream else { return false }
        await answer(question, outcome)
        return true
    }

    /// What is asked again and again as time passes, and the streams that are read.
    fileprivate func ongoing(since start: Int) async -> [LoggedCall] {
        let read = await readStreams()
        return read + askedAgain(since: start)
    }
}
