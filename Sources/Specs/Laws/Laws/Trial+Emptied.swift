extension Trial<ModuleLaws> {
    /// Whether the user's own text survives the failure of an event that has emptied its field before the answer: the
    /// field is filled again, or the event can send the text once more; expects one of these.
    ///
    /// A message that says more than that it failed may hold the text, and another event may send it.
    func keepsText(after event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let known = walk.lastSeen().filter { Leaves.of($1.call.call) != [""] }
        await walk.fire(event)
        let (emptied, asked, count) = (walk.emptied(besides: Set(known.keys)), walk.lastRequests, walk.callCount)
        guard !emptied.isEmpty, walk.onlySends, outline.comesAgain(event) else { return true }
        await walk.answerAll(.failure)
        let told = walk.stage.log.calls.dropFirst(count)
        guard walk.isDone, walk.failures.hasFailed, told.allSatisfy(walk.saysNoMore) else { return true }
        let sent: [String] = asked.flatMap { Leaves.of($0.call.call) }
        let isSaid = told.contains { call in
            Leaves.of(call.call).contains { text in sent.contains { text.contains($0) } }
        }
        guard !sent.isEmpty, !isSaid, walk.isPossible(event) else { return true }
        await walk.fire(event)
        guard walk.requestsMade.isEmpty, !walk.lastEventDidSomething else { return true }
        for other in outline.others(than: event) {
            let walk = try await play(event, .failure, in: outline)
            await walk.fire(other)
            if walk.lastRequests.contains(where: asked.contains) { return true }
        }
        // What could not be sent may go along with the next message.
        let leadIn = outline.leadIn(to: event).map(\.event)
        let next = try await play(event, .failure, in: outline)
        for event in leadIn + [event] { await next.fire(event) }
        if !leadIn.isEmpty, next.carriesAlong(asked), next.lastRequests != asked { return true }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed, and what stood here before is lost, since nothing sends it:"
        return expect(none: emptied, in: walk, text)
    }
}

extension Walk {
    /// The calls of the last event that emptied something before any answer, except for some kinds.
    fileprivate func emptied(besides known: Set<String>) -> [LoggedCall] {
        calls(.view, since: eventStart).filter { call in
            Leaves.of(call.call) == [""] && !isSignal(call) && !known.contains(stage.kind(of: call))
        }
    }

    /// Whether a call says no more than that something is on or off, or has failed.
    fileprivate func saysNoMore(_ call: LoggedCall) -> Bool {
        isSignal(call) || call.saysNoMoreThanAFlag
    }

    /// Whether the last event only made commands or stored something, whatever comes back.
    fileprivate var onlySends: Bool {
        let questions = questions(since: eventStart)
        return onlyCommands || !questions.isEmpty && questions.allSatisfy { stage.role(of: $0) == .store }
    }
}
