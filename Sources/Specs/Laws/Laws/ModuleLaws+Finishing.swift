extension ModuleLaws {
    static let finishing: [Requirement] = [
        Requirement(
            "LAW-33",
            .must,
            "Work that outlives the view is finished: it stores and sends the same, even if the view is gone.",
            source:
                "the consumer's own word .outlivesView; fault class: a second step that is lost with a weak reference",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let lasting = outline.events.indices.filter { outline.events[$0].traits.contains(.outlivesView) }
            guard !lasting.isEmpty else {
                throw NotApplicable("No work outlives the view: no event has the trait .outlivesView.")
            }
            guard try await trial.finishesAfterPauses(lasting, in: outline) else { return }
            try await trial.look(at: lasting, in: outline) { stays, event in
                let start = stays.callCount
                await stays.answerAll()
                let commands = stays.commands(since: start)
                let goes = try await trial.play(event, times: 1, in: outline)
                await goes.letGo(keepsQuestions: true)
                await goes.answerAll()
                let missing = commands.without(goes.commands())
                let text = "The view had gone, and “\(outline.events[event].name)” went on without this:"
                return trial.expect(none: missing, text)
            }
        },
        Requirement(
            "LAW-34",
            .should,
            "What was shown optimistically, before the answer, is taken back if the answer is a failure.",
            source:
                "fault class: a switch that stays on although nothing was stored; a text that is lost with its message",
            tags: [.answers],
            presupposes: ["LAW-09"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var hasHoped = false
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                guard !outline.leaves(event) else { return true }
                guard try await trial.keepsText(after: event, in: outline) else {
                    hasHoped = true
                    return false
                }
                guard try await trial.tellsOfTheSecondFailure(of: event, in: outline) else {
                    hasHoped = true
                    return false
                }
                guard walk.onlyChangesThings else { return true }
                let (before, hoped) = (walk.shownParts(until: walk.eventStart), walk.hopes)
                let indicators = try await trial.play(event, .success, in: outline).turnedBack
                var kept = await walk.keptAfterFailure(of: event, besides: indicators)
                hasHoped = hasHoped || kept != nil
                if kept?.isEmpty == false, try await trial.waits(toBeSentBy: event, [], Set(hoped.keys), in: outline) {
                    kept = []
                }
                // A failure tells the story of the module that was built last.
                if kept?.isEmpty == false { _ = try await trial.play(event, .failure, in: outline) }
                let text = """
                    “\(outline.events[event].name)” failed, and what was shown before the answer is still there (what is kept \
                    on purpose, to be sent later, is for stage.state(from:until:)):
                    """
                guard trial.expect(none: kept ?? [], text) else { return false }
                guard outline.comesAgain(event) else { return true }
                // What is shown for the first time replaces nothing, but may do so the next time.
                let isTakenBack = try await trial.takesBackTheNextTime(event, after: .success, in: outline)
                hasHoped = hasHoped || isTakenBack != nil
                guard isTakenBack != false else { return false }
                guard kept != nil else { return true }
                if kept?.isEmpty == true,
                    try await trial.takesBackTheNextTime(event, after: .failure, in: outline) == false
                {
                    return false
                }
                let left = walk.shownParts()
                guard hoped.keys.allSatisfy({ left[$0] == before[$0] }) else { return true }
                return try await trial.takesBackBoth(event, hoping: Set(hoped.keys), in: outline)
            }
            if !hasHoped { throw NotApplicable("Nothing is shown before the answer that a failure could take back.") }
        },
    ]
}

extension Trial<ModuleLaws> {
    /// Whether an event that has succeeded before, such as a like that is then removed, or has failed, takes back what
    /// it has shown if it fails; `nil` if it has shown nothing before the answer.
    fileprivate func takesBackTheNextTime(
        _ event: Int,
        after outcome: Outcome,
        in outline: Outline
    ) async throws -> Bool? {
        let earlier = [Situation.Act(event, outcome)]
        let (walk, good) = (try await play(event, outcome, in: outline), try await play(event, outcome, in: outline))
        await walk.fire(event)
        await good.fire(event)
        await good.answerAll()
        let hoped = Set(walk.hopes.keys)
        guard walk.onlyChangesThings, let kept = await walk.keptAfterFailure(of: event, besides: good.turnedBack) else {
            return nil
        }
        if !kept.isEmpty, try await waits(toBeSentBy: event, earlier, hoped, in: outline) { return true }
        // A failure tells the story of the module that was built last.
        if !kept.isEmpty {
            _ = try await startWalk(after: outline.leadIn(to: event) + earlier + [.init(event, .failure)])
        }
        let name = "“\(outline.events[event].name)”"
        let earlierEnd = outcome == .success ? "succeeded and then failed" : "failed twice"
        let text = "\(name) \(earlierEnd), and what was shown before that answer is still there:"
        return expect(none: kept, text)
    }

    /// Whether anything is told of a second failure in a row, if the event has removed the message about the first.
    fileprivate func tellsOfTheSecondFailure(of event: Int, in outline: Outline) async throws -> Bool {
        // A view that comes back may say only once that nothing can be loaded.
        guard outline.comesAgain(event), !outline.appearing.contains(event) else { return true }
        let walk = try await play(event, .failure, in: outline)
        let (asked, count) = (walk.lastRequests, walk.callCount)
        let told = walk.told(since: walk.lastEvent?.end ?? 0).map(SeenCall.init)
        await walk.fire(event)
        let (before, calls) = (Array(walk.stage.log.calls.prefix(count)), walk.stage.log.calls)
        let ended = walk.stage.states.filter { $0.isOn(after: before) && !$0.isOn(after: calls) }
        guard !ended.isEmpty, walk.lastRequests.holdsTheSame(as: asked) else { return true }
        await walk.answerAll(.failure)
        // A button that is enabled again, as it was after the first failure, says nothing of the second.
        let isTold = walk.told(since: calls.count).map(SeenCall.init).contains { call in
            !told.contains(call) || !Leaves.of(call.call.call).allSatisfy(["true", "false"].contains)
        }
        let isSaid = walk.stage.log.calls.dropFirst(calls.count).contains { call in
            ended.contains { $0.isBegun(by: call) }
        }
        guard walk.isDone, !isSaid, !isTold else { return true }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed twice in a row, and this, which it had taken away, did not come back:"
        return expect(none: ended.map(\.begin), text)
    }

    /// Whether a change that was shown before the answer waits to be sent: some event asks the same again, and does not
    /// show the change again before the answer.
    ///
    /// - Parameters:
    ///   - event: The event that has shown it, and has failed.
    ///   - earlier: The acts before that.
    ///   - hoped: The parts that it has shown.
    ///   - outline: What the module offers.
    fileprivate func waits(
        toBeSentBy event: Int,
        _ earlier: [Situation.Act],
        _ hoped: Set<ViewPart>,
        in outline: Outline
    ) async throws -> Bool {
        for next in [event] + outline.others(than: event) {
            let acts = earlier + [Situation.Act(event, .failure)]
            let walk = try await startWalk(after: outline.leadIn(to: event) + acts)
            let asked = walk.lastRequests
            await walk.fire(next)
            let anew = walk.partsShown(since: walk.eventStart, until: walk.callCount)
            if !asked.isEmpty, walk.lastRequests.holdsTheSame(as: asked), anew.isDisjoint(with: hoped) { return true }
        }
        return false
    }

    /// Whether a change that an event shows before the answer is also taken back if the event came twice before any
    /// answer.
    fileprivate func takesBackBoth(
        _ event: Int,
        hoping parts: Set<ViewPart>,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let before = walk.shownParts()
        await walk.fire(event, hurried: true)
        await walk.fire(event)
        let isPossible = !walk.impossible.contains(outline.events[event].name)
        await walk.answerAll(.failure)
        guard isPossible, walk.isDone, walk.failures.hasFailed, walk.calls(.wireframe).isEmpty else { return true }
        let left = walk.shownParts()
        let kept = parts.filter { left[$0] != before[$0] }
            .compactMap { part in left[part].map { walk.told($0, as: part) } }
        let name = "“\(outline.events[event].name)”"
        return expect(none: kept.sorted(), "\(name) came twice before its answers, all failed, and this is left:")
    }

    /// Whether something that is stored or sent only after a pause, such as the last of several taps, is stored or sent
    /// even if the view goes during the pause.
    fileprivate func finishesAfterPauses(_ events: [Int], in outline: Outline) async throws -> Bool {
        for event in events where outline.awaitingTime.contains(event) {
            let stays = try await startWalk(for: event, in: outline)
            await stays.fire(event, hurried: true)
            let start = stays.callCount
            guard stays.requestsMade.isEmpty, stays.awaitsTime else { continue }
            await stays.answerAll()
            let goes = try await startWalk(for: event, in: outline)
            await goes.fire(event, hurried: true)
            await goes.letGo(keepsQuestions: true)
            await goes.answerAll()
            let missing = stays.commands(since: start).without(goes.commands())
            let name = "“\(outline.events[event].name)”"
            let text = "The view had gone before time had passed, and \(name) went on without this:"
            guard expect(none: missing, text) else { return false }
        }
        return true
    }
}

extension Walk {
    /// The changes that the last event has shown before the answer and that are still there after its failure; `nil` if
    /// it has shown none, or if nothing can fail.
    ///
    /// - Parameters:
    ///   - event: The last event.
    ///   - indicators: The parts that only say that something is under way.
    fileprivate func keptAfterFailure(of event: Int, besides indicators: Set<ViewPart>) async -> [String]? {
        let (before, promised) = (shownParts(until: eventStart), shownParts())
        let hoped = hopes.filter { !indicators.contains($0.key) }
        // Of a state that is shown as a whole, the event has said only the properties that it changed.
        func isMark(_ part: ViewPart) -> Bool {
            !indicators.contains(part) && (part.property == nil || hoped[part] != nil)
        }
        guard !hoped.isEmpty else { return nil }
        let (start, count, typed, closed) = (eventStart, callCount, typed, closed)
        let asked = requests(since: start).map(SeenCall.init)
        await answerAll(.failure)
        // What cannot fail was answered well.
        guard failures.hasFailed else { return nil }
        // A module that still retries by itself may keep showing what it hopes for.
        if !isDone, hasAskedMore(than: asked) { return [] }
        let left = shownParts()
        // Typed text stays in its field, as long as the failure is told.
        let isSaid = !told(since: count).isEmpty
        var kept = hoped.filter { left[$0] == $1 && !(isSaid && (typed[$0] == $1 || closed.contains($0))) }
        // Marking it as failed, or showing again what was there before, takes it back.
        let isMarked = partsShown(since: start, until: count).contains { isMark($0) && left[$0] != promised[$0] }
        if isMarked || left.contains(where: { isMark($0) && $1 != promised[$0] && showed($1, as: $0) }) {
            // A counter that was raised with it is no mark, and has to go back as well.
            let isTakenBack = hoped.keys.contains { left[$0] == before[$0] }
            kept = isTakenBack ? kept.filter { $1.isCounted(from: before[$0]) } : [:]
        } else if !isPossible(event) {
            // A button is disabled again if something else is missing now, such as a password.
            let anew = partsShown(since: count, until: callCount)
            kept = kept.filter { !(["true", "false"].contains($1) && anew.contains($0)) }
        }
        return kept.map { told($1, as: $0) }.sorted()
    }

    /// The calls that store something, and the requests that bring no values, such as sending something.
    func commands(since start: Int = 0) -> [SeenCall] {
        let reads = Set(stage.requests.filter(\.bringsValues).map(\.member))
        let commands = Set(stage.requests.filter { !$0.bringsValues }.map(\.member))
        return stage.log.calls.dropFirst(start)
            .filter { stage.role(of: $0) == .store && !reads.contains($0.member) || commands.contains($0.member) }
            .map(SeenCall.init)
    }

    /// Whether all requests of the last event are commands.
    var onlyCommands: Bool {
        !requestsMade.isEmpty && requestsMade.allSatisfy { stage.requests[$0].isCommand }
    }

    /// Whether the last event only made commands, or sent something to a store, whatever the store answers.
    fileprivate var onlyChangesThings: Bool {
        let asked = requests(since: eventStart)
        let areSent = asked.allSatisfy { stage.role(of: $0) == .store && $0.hasArguments }
        let mayBringNothing = requestsMade.contains { stage.requests[$0].outcomes.contains(.empty) }
        return onlyCommands || !requestsMade.isEmpty && areSent && !mayBringNothing
    }

    /// The parts that the last event has changed on the views before any answer, without indicators.
    fileprivate var hopes: [ViewPart: String] {
        let before = shownParts(until: eventStart)
        return shownParts().filter { part, text in before[part].map { $0 != text } ?? false }
    }

    /// The flags that the last event has turned and that have turned back since, such as that something is under way.
    fileprivate var turnedBack: Set<ViewPart> {
        let (before, turned, now) = (
            shownParts(until: eventStart), shownParts(until: lastEvent?.end), shownParts()
        )
        let flags = turned.filter { part, text in
            ["true", "false"].contains(text) && before[part] != nil && before[part] != text && now[part] == before[part]
        }
        return Set(flags.keys)
    }

    /// The texts that the last event has shown at once and that are sent, word for word, only after a pause.
    private var typed: [ViewPart: String] {
        let end = lastEvent?.end ?? eventStart
        guard questions(since: eventStart, until: end).isEmpty else { return [:] }
        let sent = questions(since: end).flatMap { Leaves.of($0.call) }
        return shownParts(until: end).filter { !["true", "false"].contains($1) && Int($1) == nil && sent.contains($1) }
    }

    /// The parts that the last event has closed, such as a confirmation sheet that the event before opened without a
    /// request.
    private var closed: Set<ViewPart> {
        let events = steps.filter { if case .event = $0.act { true } else { false } }.suffix(2)
        guard events.count == 2, let opening = events.first, questions(since: opening.start, until: eventStart).isEmpty
        else { return [] }
        let (before, asked, now) = (shownParts(until: opening.start), shownParts(until: eventStart), shownParts())
        return Set(now.filter { $1 == "nil" && asked[$0] != nil && before[$0] != asked[$0] }.keys)
    }

    /// The parts that the views were told of in a range of calls.
    fileprivate func partsShown(since start: Int, until end: Int) -> Set<ViewPart> {
        Set(partsSaid(by: calls(.view, since: start, until: end)).map(\.part))
    }

    /// Describes a part by the last call that showed it.
    fileprivate func told(_ text: String, as part: ViewPart) -> String {
        let calls = stage.screens.compactMap(\.first) + calls(.view)
        let call = calls.last { partsSaid(by: [$0]).contains { $0 == (part, text) } }
        return call.map { "\($0)" } ?? text
    }

    /// Whether something was shown before the last event.
    fileprivate func showed(_ text: String, as part: ViewPart) -> Bool {
        partsSaid(until: eventStart).contains { $0 == (part, text) }
    }
}

extension String {
    /// Whether it is a count that differs from another text only in the number.
    ///
    /// A number after a word, such as an attempt or a time of day, may stay after a failure.
    fileprivate func isCounted(from other: String?) -> Bool {
        let begins = first { $0.isLetter || $0.isNumber }
        guard let other, self != other, begins?.isNumber == true else { return false }
        return filter { !$0.isNumber } == other.filter { !$0.isNumber }
    }
}
