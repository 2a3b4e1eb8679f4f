extension Trial<ModuleLaws> {
    /// Whether an event that sends several things of one kind, of which one has failed, leaves out what was sent before
    /// when it comes again; expects that it does.
    ///
    /// An event that sends everything each time is something else.
    func sendsOnlyTheRest(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), outline.chains[event, default: 0] > 0 else { return true }
        let well = try await play(event, .success, in: outline)
        let all = well.commands(since: well.eventStart)
        guard
            let first = all.first(where: { call in
                all.contains { $0.call.member == call.call.member && $0 != call } && call.call.hasArguments
            })
        else { return true }
        if well.isDone, well.isPossible(event) {
            await well.fire(event)
            await well.answerAll()
            if well.commands(since: well.eventStart).contains(first) { return true }
        }
        let walk = try await play(event, times: 1, in: outline)
        let (start, others) = (walk.eventStart, all.filter { $0.call.member == first.call.member && $0 != first })
        // Everything succeeds until the second of its kind is asked for, which fails with all that follows.
        for _ in 0..<Walk.mostSteps {
            guard let question = walk.awaited.first else { break }
            let call = question.held.call().map(SeenCall.init)
            if let call, others.contains(call) { break }
            await walk.answer(question)
        }
        guard walk.commands(since: start).contains(first),
            !walk.pending.contains(where: { $0.held.call().map(SeenCall.init) == first })
        else { return true }
        let count = walk.callCount
        await walk.answerAll(.failure)
        // What was sent before may be taken back, so that all is sent again.
        let isTakenBack = walk.commands(since: count).contains { $0.call.member != first.call.member }
        guard walk.isDone, walk.failures.hasFailed, !isTakenBack, !walk.hasLedAway(since: start),
            walk.isPossible(event)
        else { return true }
        await walk.fire(event)
        await walk.answerAll()
        let again = walk.commands(since: walk.eventStart)
        let isRest = again.contains(where: others.contains)
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed after it had sent this, came once more, and sent it again:"
        return expect(none: isRest ? again.filter { $0 == first } : [], in: walk, text)
    }

    /// Whether a change that is sent after a pause is not lost if a retry of what had failed comes first; expects that it
    /// is sent.
    func sendsTheChange(before retry: Int, of event: Int, in outline: Outline) async throws -> Bool {
        for other in outline.others(than: retry) where outline.awaitingTime.contains(other) {
            func sent(with last: Int?) async throws -> (walk: Walk, commands: [SeenCall])? {
                let walk = try await startWalk(after: outline.leadIn(to: event) + [.init(event, .failure)])
                guard walk.isDone, walk.failures.hasFailed, walk.canCause(other) else { return nil }
                await walk.fire(other, hurried: true)
                let start = walk.eventStart
                if let last {
                    guard walk.awaitsTime, walk.canCause(last) else { return nil }
                    await walk.fire(last, hurried: true)
                }
                await walk.answerAll()
                return walk.isDone && !walk.hasLedAway(since: start) ? (walk, walk.commands(since: start)) : nil
            }
            guard let usual = try await sent(with: nil), let now = try await sent(with: retry) else { continue }
            // What waits may be sent in several parts.
            let lost = usual.commands.filter { call in
                let sent = now.commands.filter { $0.call.member == call.call.member }
                let texts = Set(sent.flatMap { Leaves.of($0.call.call) })
                return sent.isEmpty || !texts.isSuperset(of: Leaves.of(call.call.call))
            }
            let names = ["“\(outline.events[event].name)” failed", "“\(outline.events[other].name)” changed something"]
            let text =
                "\(names.joined(separator: ", ")), “\(outline.events[retry].name)” came, and this was never sent:"
            guard expect(none: lost, in: now.walk, text) else { return false }
        }
        return true
    }
}
