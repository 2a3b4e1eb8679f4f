extension ModuleLaws {
    static let undoing: [Requirement] = [
        Requirement(
            "LAW-39",
            .must,
            "An undone event leaves no trace: the view shows what it showed before, nobody is told of it later, and it can be repeated.",
            source:
                "the consumer's own word undoes:; fault class: an undo that stops no timer; a late answer after “cancel”",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            var hasUndone = false
            for (event, undo) in try outline.undoings {
                let whole = try await trial.play(event, .success, in: outline)
                for moment in Undoing.Moment.allCases {
                    let undoing = Undoing(event: event, undo: undo, moment: moment)
                    guard let isFaultless = try await trial.leavesNothing(undoing, of: whole, in: outline)
                    else { continue }
                    hasUndone = true
                    guard isFaultless else { return }
                }
                guard try await trial.undoesTheLast(event, by: undo, in: outline),
                    try await trial.sendsNothingOnTheWayOut(event, undoneBy: undo, in: outline)
                else { return }
            }
            if !hasUndone { throw NotApplicable("Nothing was undone: each event with undoes: came to nothing.") }
        }
    ]
}

/// An event and another that undoes it.
private struct Undoing {
    /// When the event is undone, and the outcome of its late answers.
    enum Moment: CaseIterable {
        case beforeSuccess, beforeFailure, afterAnswers
    }

    let event: Int
    let undo: Int
    let moment: Moment
}

extension Outline {
    /// The events that are undone, each with the event that undoes it.
    fileprivate var undoings: [(event: Int, undo: Int)] {
        get throws {
            let undoings = try events.first.compactMap { undo in
                try events[undo].undone.map { name in
                    guard let event = events.first.first(where: { events[$0].name == name }) else {
                        throw CouldNotJudge("“\(events[undo].name)” undoes “\(name)”, and no event is called so.")
                    }
                    return (event, undo)
                }
            }
            if undoings.isEmpty { throw NotApplicable("Nothing can be undone: no event is named with undoes:.") }
            return undoings
        }
    }
}

extension Trial<ModuleLaws> {
    /// Whether an event that is undone at once leaves nothing of what it leaves if it is not; `nil` if the undo does
    /// nothing.
    fileprivate func leavesNothing(
        _ undoing: Undoing,
        of whole: Walk,
        in outline: Outline
    ) async throws -> Bool? {
        guard let undone = try await play(undoing, in: outline) else { return nil }
        let name = outline.events[undoing.event].name
        let names = "“\(name)” and “\(outline.events[undoing.undo].name)”"
        guard expect(none: undone.effects(of: whole), "After \(names) this still came:"),
            expect(none: undone.left(of: whole), "After \(names) this is still shown:"),
            expect(none: undone.kept, "After \(names) nobody was told to take this back:")
        else { return false }
        guard undoing.moment == .beforeSuccess, undone.hasBegun, !undone.isOver else { return true }
        let walk = undone.walk
        await walk.fire(undoing.event, hurried: true)
        let isLess = !undone.asked.isEmpty && !walk.lastEventChangedSomething
        let hasNoWait = undone.awaitsTime && walk.lastEvent?.awaitsTime == false
        let isAsked = !walk.questions(since: walk.eventStart).isEmpty
        let isDead = !walk.lastEventDidSomething || !isAsked && (isLess || hasNoWait)
        let isPossible = !walk.impossible.contains(name)
        guard expect(!isDead || !isPossible, "After \(names) “\(name)” does nothing any more.") else { return false }
        await walk.answerAll()
        let sent = whole.commands(since: whole.eventStart)
        let twice = walk.commands(since: walk.eventStart).without(sent).filter(sent.contains)
        return expect(none: twice, in: walk, "After \(names) “\(name)” came once more, and this was sent twice:")
    }

    /// Whether an event that has come twice and is undone once leaves what it has left the first time, or nothing if
    /// both are undone; expects one of these.
    ///
    /// What has been sent meanwhile, and is not taken back, is no longer undone.
    fileprivate func undoesTheLast(_ event: Int, by undo: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let start = walk.callCount
        func shown(since start: Int = 0) -> [String: SeenCall] {
            walk.lastSeen(since: start, pairing: walk.stage.states)
                .filter { !walk.isIndicator($1.call) && !walk.stage.isPassing($1.call) }
        }
        var seen = [shown()]
        for _ in 1...2 {
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true)
            seen.append(shown())
        }
        let known = walk.words
        guard seen[0] != seen[1], seen[1] != seen[2], walk.isPossible(undo) else { return true }
        await walk.fire(undo, hurried: true)
        let left = shown(since: walk.eventStart)
        // What is loaded anew is as it was on the server.
        guard !walk.requestsMade.contains(where: { walk.stage.requests[$0].bringsValues }),
            !walk.hasLedAway(since: walk.eventStart)
        else { return true }
        let isSent = !walk.commands(since: start).isEmpty && walk.commands(since: walk.eventStart).isEmpty
        let wrong = left.filter { kind, call in
            (isSent || call != seen[0][kind]) && !seen.dropFirst().contains { $0[kind] == call }
                && call.words.isSubset(of: known) && !call.call.hasEmptyArguments
                && call.call.placeSuffix.isEmpty
                && !walk.stage.states.contains { $0.isBegun(by: call.call) || $0.isEnded(by: call.call) }
        }
        let names = "“\(outline.events[event].name)” came twice, and “\(outline.events[undo].name)” once"
        let before = isSent ? "" : ", nor what there was before both"
        let text = "\(names). This is then shown, which is not what there was after the first\(before):"
        return expect(none: wrong.values.map { "\($0)" }.sorted(), in: walk, text)
    }

    /// Whether an event that is sent once the user leaves is not sent then if it was undone; expects that it is not.
    fileprivate func sendsNothingOnTheWayOut(
        _ event: Int,
        undoneBy undo: Int,
        in outline: Outline
    ) async throws -> Bool {
        for exit in outline.leaving where exit != undo {
            func leave(after events: [Int]) async throws -> (walk: Walk, sent: [SeenCall])? {
                let walk = try await startWalk(for: event, in: outline)
                for event in events {
                    guard walk.canCause(event) else { return nil }
                    await walk.fire(event, hurried: true)
                    guard walk.pending.isEmpty else { return nil }
                }
                guard walk.canCause(exit) else { return nil }
                await walk.fire(exit, hurried: true)
                await walk.answerAll()
                return (walk, walk.commands(since: walk.eventStart))
            }
            guard let done = try await leave(after: [event]), let without = try await leave(after: []),
                let undone = try await leave(after: [event, undo])
            else { continue }
            let wrong = undone.sent.filter { done.sent.contains($0) && !without.sent.contains($0) }
            let names = [event, undo, exit].map { "“\(outline.events[$0].name)”" }
            let text = "\(names[0]) was undone by \(names[1]), and \(names[2]) sent it all the same:"
            guard expect(none: wrong, in: undone.walk, text) else { return false }
        }
        return true
    }

    /// Causes an event and undoes it, and then answers everything; `nil` if the undo does nothing.
    private func play(_ undoing: Undoing, in outline: Outline) async throws -> UndoneWalk? {
        let (event, walk) = (undoing.event, try await startWalk(for: undoing.event, in: outline))
        let (before, start) = (walk.lastSeen(pairing: walk.stage.states), walk.callCount)
        await walk.fire(event, hurried: true)
        let (hasBegun, asked) = (walk.lastEventDidSomething, walk.questions(since: walk.eventStart))
        let awaitsTime = walk.lastEvent?.awaitsTime == true
        switch undoing.moment {
        case .beforeSuccess, .beforeFailure: break
        case .afterAnswers: await walk.answerAll(hurried: true)
        }
        let (words, cancelled) = (walk.words, walk.cancelled.count)
        let sent = undoing.moment == .afterAnswers ? walk.commands(since: start) : []
        await walk.fire(undoing.undo, hurried: true)
        guard walk.lastEventDidSomething || walk.cancelled.count > cancelled else { return nil }
        let (end, asksAnew) = (walk.callCount, !walk.requestsMade.isEmpty)
        let leadsAway = walk.hasLedAway(since: walk.eventStart)
        await walk.answerAll(undoing.moment == .beforeFailure ? .failure : .success) { walk.cameOf(event, $0) }
        let (late, answered) = (walk.contentKinds(since: end), walk.callCount)
        await walk.answerAll()
        return UndoneWalk(
            walk: walk,
            hasBegun: hasBegun,
            asked: asked,
            awaitsTime: awaitsTime,
            isOver: leadsAway || outline.leaves(undoing.undo),
            before: before,
            words: words,
            sent: sent,
            calls: start..<end,
            late: late,
            anew: asksAnew ? walk.contentKinds(since: answered) : []
        )
    }
}

/// A walk in which an event was undone and everything was then answered.
@MainActor
private struct UndoneWalk {
    let walk: Walk
    /// Whether the event did anything.
    let hasBegun: Bool
    /// What it asked for at once.
    let asked: [LoggedCall]
    /// Whether it began a wait for time to pass.
    let awaitsTime: Bool
    /// Whether it was undone by leaving, so that nobody looks at the screen any more.
    let isOver: Bool
    /// What was on the views before the event.
    let before: [String: SeenCall]
    /// The words that views had been told before the undo.
    let words: Set<String>
    /// The calls that stored or sent something, and were answered, before the undo.
    let sent: [SeenCall]
    /// The calls from the event to the end of the undo.
    let calls: Range<Int>
    /// The kinds of content that a late answer to the event has shown.
    let late: Set<String>
    /// The kinds of content that the undo has loaded again.
    let anew: Set<String>

    /// What anyone but a view heard after the undo, as if the event were not undone.
    func effects(of whole: Walk) -> [SeenCall] {
        let done = walk.effects(since: calls.lowerBound, until: calls.upperBound)
        let expected = whole.effects(since: whole.eventStart).without(done)
        return walk.effects(since: calls.upperBound).filter(expected.contains)
    }

    /// What was stored or sent before, if the undo asked nobody to take it back.
    var kept: [SeenCall] {
        let start = walk.lastEvent?.start ?? 0
        let asked = walk.questions(since: start) + walk.calls(.store, since: start)
        return asked.isEmpty ? sent : []
    }

    /// What is shown in the end that was not there before, as if the event were not undone.
    func left(of whole: Walk) -> [String] {
        if isOver { return [] }
        let content = whole.contentKinds(since: whole.eventStart)
        let known = words.union(whole.words)
        let left = walk.lastSeen(pairing: walk.stage.states).filter { key, seen in
            let kind = walk.stage.kind(of: seen.call)
            if anew.contains(kind) || walk.isIndicator(seen.call) || walk.stage.isPassing(seen.call) { return false }
            guard let shown = before[key] else { return late.contains(kind) && content.contains(kind) }
            // A message about the undo says something that was never said before.
            return shown != seen && seen.words.isSubset(of: known)
        }
        return left.values.map { "\($0)" }.sorted()
    }
}

extension Walk {
    /// The calls of wireframes, delegates and stores.
    fileprivate func effects(since start: Int, until end: Int? = nil) -> [SeenCall] {
        (navigation(since: start, until: end) + calls(.delegate, .store, since: start, until: end)).map(SeenCall.init)
    }

    /// All words that views were told or showed so far.
    fileprivate var words: Set<String> {
        let calls = calls(.view) + stage.shownAtFirst + stage.shownOnScreens
        return calls.reduce(into: []) { $0.formUnion(SeenCall($1).words) }
    }

    /// Whether a call only says that something is busy.
    fileprivate func isIndicator(_ call: LoggedCall) -> Bool {
        stage.balances.contains { $0.isBusy && $0.calls.contains(call) }
    }
}
