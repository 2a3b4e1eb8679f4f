extension Trial<ModuleLaws> {
    /// The events that make the view disappear although it can come back: a user can do something before, and nothing
    /// but make it appear again after.
    ///
    /// An event after which nothing is possible while it is under way, or busy, has a loader above the screen.
    func hidingEvents(in outline: Outline) async throws -> [Int] {
        try await KnownVerdicts.fact("hiding") { try await findHidingEvents(in: outline) }
    }

    private func findHidingEvents(in outline: Outline) async throws -> [Int] {
        guard outline.appearing.contains(where: outline.comesAgain) else { return [] }
        let others = outline.events.first.filter { !outline.appearing.contains($0) }
        var hiding: [Int] = []
        for event in outline.ordinaryOnce where others.contains(event) {
            let walk = try await startWalk(for: event, in: outline)
            guard walk.isPossible(event) else { continue }
            let known = Set(walk.busy.map { "\($0.begin)" })
            await walk.fire(event, hurried: true)
            guard !others.contains(where: walk.isPossible) else { continue }
            await walk.answerAll()
            let isBusy = walk.busy.contains { !known.contains("\($0.begin)") }
            if !isBusy, !others.contains(where: walk.isPossible) { hiding.append(event) }
        }
        return hiding
    }

    /// Makes the view appear again if an event has made it disappear, and answers everything.
    ///
    /// Nobody sees what is on or off before that.
    func comeBack(to walk: Walk) async throws {
        let outline = try await outline()
        let hiding = try await hidingEvents(in: outline)
        let turns = walk.steps.compactMap { step in if case .event(let event) = step.act { event } else { nil } }
            .filter { hiding.contains($0) || outline.appearing.contains($0) }
        guard let last = turns.last, hiding.contains(last) else { return }
        for event in outline.appearing where outline.comesAgain(event) && walk.isPossible(event) {
            await walk.fire(event)
            await walk.answerAll()
        }
    }

    /// Whether the work that an event has begun rests while the view is out of sight: no stream is read, nothing is
    /// asked for again and again, and no state begins that says what has failed; expects that.
    ///
    /// The view disappears while the first answer is awaited, which may then be shown, or once it has come and the next
    /// question waits for time to pass.
    func rests(_ event: Int, outOfSightBy hiding: Int, in outline: Outline) async throws -> Bool {
        for isAnswered in [false, true] {
            let walk = try await play(event, times: 1, in: outline)
            if isAnswered { await walk.answerAll(hurried: true) { !$0.held.isStream } }
            guard walk.isPossible(hiding), isAnswered ? walk.awaitsTime : !walk.pending.isEmpty else { continue }
            guard try await rests(walk, after: event, outOfSightBy: hiding, in: outline) else { return false }
        }
        return true
    }

    private func rests(
        _ walk: Walk,
        after event: Int,
        outOfSightBy hiding: Int,
        in outline: Outline
    ) async throws -> Bool {
        let states = walk.stage.states
        // The answer has used up a part of the chain, and a full round has to fit into the rest.
        walk.longestChain *= 2
        await walk.fire(hiding, hurried: true)
        let start = walk.eventStart
        let (before, after) = (Array(walk.stage.log.calls.prefix(start)), walk.stage.log.calls)
        let begun = states.filter { !$0.isOn(after: before) && $0.isOn(after: after) }.map(\.begin)
        let lost = try await failureStates(of: event, in: outline)
        let name = "“\(outline.events[hiding].name)”"
        let beginning = "\(name) came after “\(outline.events[event].name)”, nothing had failed, and this began:"
        guard expect(none: begun.filter(lost.contains), in: walk, beginning) else { return false }
        let read = await walk.readStreams()
        let advice = "if it goes on for a reason, name “\(outline.events[event].name)” .outlivesView"
        let stillRead = "The view had disappeared by \(name), and this was still read (\(advice)):"
        guard expect(none: read, in: walk, stillRead) else { return false }
        let again = walk.askedAgain(since: start)
        let onAndOn = "The view had disappeared by \(name), and this was asked on and on (\(advice)):"
        return expect(none: again, in: walk, onAndOn)
    }

    /// The beginnings of the states that the failure of an event begins.
    private func failureStates(of event: Int, in outline: Outline) async throws -> [LoggedCall] {
        let failed = try await play(event, .failure, in: outline)
        let calls = failed.stage.log.calls
        return failed.stage.states.filter { failed.failures.hasFailed && $0.isOn(after: calls) }.map(\.begin)
    }
}
