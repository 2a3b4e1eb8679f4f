extension Trial<ModuleLaws> {
    /// Whether the module stops sending a command once it has succeeded.
    ///
    /// A read, such as for the next message, may be repeated as soon as an answer arrives.
    func sendsNoMore(after event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await play(event, .success, in: outline)
        guard let (call, question) = walk.askedOnAndOn, walk.stage.requests[question.request].isCommand,
            call.hasArguments
        else { return true }
        let name = "“\(outline.events[event].name)”"
        return expect(false, "\(name) succeeded, and this was asked again each time: \(call).")
    }

    /// Whether a failed question is not asked over and over without a pause.
    ///
    /// A few attempts in a row are fine. A module that also repeats the question after each success, such as for the
    /// next message, is not judged, since it may have to wait for each answer.
    func pausesAfterFailures(of event: Int, in outline: Outline) async throws -> Bool {
        let well = try await play(event, times: 1, in: outline)
        guard let first = well.awaited.first, !first.held.isStream, let call = first.held.call() else { return true }
        await well.answer(first)
        guard !well.pending.contains(where: first.asksTheSame) else { return true }
        let walk = try await play(event, times: 1, in: outline)
        for _ in 0..<Walk.mostSteps / 2 {
            guard let question = walk.pending.first(where: first.asksTheSame) else { return true }
            await walk.answer(question, .failure)
        }
        let name = "“\(outline.events[event].name)”"
        return expect(false, "\(name) failed, and this was asked again each time, with no pause: \(call).")
    }

    /// Whether an event that begins a list, such as a search, still asks the same once pages have come; expects that it
    /// does.
    ///
    /// - Returns: `nil` if it asks something else each time anyway, comes only once, or begins no list that pages
    ///   continue.
    func asksTheSame(_ first: Int, onceThereAre page: Int, in outline: Outline) async throws -> Bool? {
        guard outline.comesAgain(first), !outline.addsUp(first) else { return nil }
        let leadIn = outline.leadIn(to: page)
        let begins = leadIn.contains { $0.event == first } ? [] : [Situation.Act(first, .success)]
        func asked(by event: Int, after acts: [Situation.Act]) async throws -> [SeenCall] {
            let numbering = Numbering(tellsEqualApart: false)
            let walk = try await play(Situation(leadIn: leadIn, acts: begins + acts), numbering)
            await walk.fire(event)
            return walk.lastRequests
        }
        let alone = try await play(first, times: 1, in: outline).lastRequests
        let before = try await asked(by: first, after: [])
        guard !before.isEmpty, before.holdsTheSame(as: alone) else { return nil }
        let last = try await asked(by: page, after: [])
        guard last.map(\.call.member).sorted() == before.map(\.call.member).sorted() else { return nil }
        for outcome in outline.allOutcomes where outcome != .failure {
            // A request for as many rows as there are now, or for other rows, asks for no page, so it is not judged.
            let next = try await asked(by: page, after: [.init(page, outcome)])
            let after = try await asked(by: first, after: [.init(page, outcome)])
            let isAPage = [last, next].contains {
                after.holdsTheSame(as: $0) || after.asks(forThePageOf: $0, like: before)
            }
            guard after.isEmpty || isAPage else { continue }
            let (name, pages) = ("“\(outline.events[first].name)”", "“\(outline.events[page].name)” (\(outcome))")
            let text = "\(name) asked \(before.text), but once \(pages) had come it asked \(after.text)."
            guard expect(after.holdsTheSame(as: before), text) else { return false }
        }
        return true
    }

    /// The events that ask what the appearance of the view asked, or that replace the pages with another list.
    func refreshes(before page: Int, in outline: Outline) async throws -> [Int] {
        let walk = try await startWalk()
        for event in outline.appearing { await walk.fire(event) }
        let first = walk.requests().map(SeenCall.init)
        guard !first.isEmpty else { return [] }
        var refreshes: [Int] = []
        for event in outline.ordinaryOnce where outline.comesAgain(event) && !outline.addsUp(event) {
            let asked = try await asks([], then: event, in: outline)
            let isSame = asked.holdsTheSame(as: first)
            let isRefresh =
                if outline.appearing.contains(event) {
                    // A view that comes back may also look for what is new, and keep its pages.
                    isSame ? try await leavesOnlyTheFirst(of: page, event, in: outline) : false
                } else {
                    isSame ? true : try await replacesPages(of: page, by: event, asking: asked, in: outline)
                }
            if isRefresh { refreshes.append(event) }
        }
        return refreshes
    }

    /// Whether an event that comes after a page leaves the view as if no page had come.
    private func leavesOnlyTheFirst(of page: Int, _ event: Int, in outline: Outline) async throws -> Bool {
        let acts = [[], [Situation.Act(page, .success)]].map { outline.opening + $0 + [.init(event, .success)] }
        let usual = try await startWalk(after: acts[0], Numbering(tellsEqualApart: false))
        let walk = try await startWalk(after: acts[1], Numbering(tellsEqualApart: false))
        return !walk.content.isEmpty && walk.lastSeen() == usual.lastSeen()
    }

    /// Whether an event asks for another list of the same kind, such as a filtered one, and nothing of the pages is
    /// left.
    private func replacesPages(
        of page: Int,
        by event: Int,
        asking asked: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        let situation = Situation(leadIn: outline.opening, acts: [.init(page, .success)])
        let walk = try await play(situation, Numbering(tellsEqualApart: false))
        let members = Set(walk.lastRequests.map(\.call.member))
        let old = Set(walk.lastSeen().values.flatMap { Leaves.of($0.call.call) })
            .filter { walk.comes($0, from: walk.answers) }
        await walk.fire(event)
        guard !asked.isEmpty, walk.lastRequests.holdsTheSame(as: asked),
            members.isSuperset(of: asked.map(\.call.member))
        else { return false }
        await walk.answerAll()
        let new = walk.lastSeen().values.flatMap { Leaves.of($0.call.call) }
        return !old.isEmpty && old.isDisjoint(with: new)
    }

    /// A module whose view has appeared, and one whose view has come back, with equal answers to equal questions.
    ///
    /// - Returns: Both; `nil` if the module asks for something else the second time, or never stops asking.
    func comingBack(by event: Int, in outline: Outline) async throws -> (first: Walk, again: Walk)? {
        let act = Situation.Act(event, .success)
        let numbering = Numbering(tellsEqualApart: false)
        let first = try await play(Situation(leadIn: outline.leadIn(to: event), acts: [act]), numbering)
        let again = try await play(Situation(leadIn: outline.leadIn(to: event), acts: [act, act]), numbering)
        // A stream never brings the same again.
        guard !first.lastRequests.isEmpty, !first.readsStreams, first.isDone, again.isDone else { return nil }
        let asksTheSame = again.lastRequests.isEmpty || again.lastRequests.holdsTheSame(as: first.lastRequests)
        return asksTheSame ? (first, again) : nil
    }

    /// Whether a module that stops reading when its view disappears reads again once the view has come back, and shows
    /// what it reads; expects that it does.
    ///
    /// - Parameters:
    ///   - other: The event that may have made the view disappear: it ends what was awaited, and shows nothing.
    ///   - event: The appearance of the view.
    ///   - isRead: Whether something was read before the view disappeared.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if there was nothing to end, or if `other` meant something else, such as to turn the reading
    ///   off.
    func readsAgain(
        after other: Int,
        before event: Int,
        _ isRead: Bool,
        in outline: Outline
    ) async throws -> Bool? {
        let turnedOff = try await startWalk(after: [.hurried(other)])
        await turnedOff.fire(event)
        guard !turnedOff.requestsMade.isEmpty else { return nil }
        func read() async throws -> (walk: Walk, question: OpenQuestion?) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            await walk.answerBesideStreams()
            let question = walk.awaited.first
            if isRead { await walk.readOnce() }
            return (walk, question)
        }
        let later = try await read().walk
        if later.pending.isEmpty { await later.letTimePass() }
        let (walk, question) = try await read()
        let isShown = walk.isShowing
        guard let question, !later.pending.isEmpty, !walk.isDone else { return nil }
        // If the stream is not read after `other` came before the appearance, `other` turns it off on purpose.
        if question.held.isStream, !turnedOff.pending.contains(where: question.asksTheSame) { return nil }
        await walk.fire(other, hurried: true)
        let isPossible = !walk.impossible.contains(outline.events[other].name)
        // An indicator may be turned off once more to be safe; that shows nothing.
        let (before, left) = (walk.lastSeen(until: walk.eventStart), walk.lastSeen(until: walk.callCount))
        let isSaid = left != before
        let isSeen = left.contains { kind, seen in !walk.isSignal(seen.call) && before[kind] != seen }
        let isHeard = walk.stage.log.calls.dropFirst(walk.eventStart).contains { walk.stage.role(of: $0) != .view }
        guard isPossible, !isSeen, !isHeard, walk.isDone else { return nil }
        await walk.fire(event, hurried: true)
        if question.held.isStream { await walk.answerAll(hurried: true) { !$0.held.isStream } }
        // If the user has paused the reading, another event may resume it.
        if isSaid, walk.isDone, try await isReadOn(question, after: [other, event], in: outline, from: read) {
            return true
        }
        let names = "“\(outline.events[other].name)” had ended that, and “\(outline.events[event].name)” came once more"
        let text = "\(question.name) was awaited. \(names): nothing is awaited any more."
        guard expect(!walk.isDone, in: walk, text) else { return false }
        guard isShown, let next = walk.awaited.first, next.asksTheSame(as: question),
            walk.stage.requests[next.request].bringsValues
        else { return true }
        await walk.readOnce()
        let unseen = "\(question.name) was read. \(names): what \(next.name) brought was not shown."
        return expect(walk.isShowing, in: walk, unseen)
    }

    /// Whether some event asks the question again after the given events have ended it.
    private func isReadOn(
        _ question: OpenQuestion,
        after events: [Int],
        in outline: Outline,
        from read: () async throws -> (walk: Walk, question: OpenQuestion?)
    ) async throws -> Bool {
        for last in outline.ordinaryOnce {
            let walk = try await read().walk
            for event in events + [last] { await walk.fire(event, hurried: true) }
            if walk.pending.contains(where: { $0.request == question.request }) { return true }
        }
        return false
    }

    /// The questions that an event asks after others, once the view has appeared.
    func asks(_ acts: [Situation.Act], then event: Int, in outline: Outline) async throws -> [SeenCall] {
        // Questions that carry a cursor are equal only if the earlier answers are equal.
        let situation = Situation(leadIn: outline.opening, acts: acts)
        let walk = try await play(situation, Numbering(tellsEqualApart: false))
        await walk.fire(event)
        return walk.lastRequests
    }
}

extension [SeenCall] {
    /// Whether they ask for the same page as other calls, although they say “no query” with another word.
    fileprivate func asks(forThePageOf others: [SeenCall], like list: [SeenCall]) -> Bool {
        guard count == 1, others.count == 1, list.count == 1, self[0] != list[0] else { return false }
        return self[0].call.differsOnlyInNumbers(from: list[0].call) && self[0].call.member == others[0].call.member
            && self[0].call.text.numbers == others[0].call.text.numbers
    }
}
