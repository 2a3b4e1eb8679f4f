extension ModuleLaws {
    static let undoing: [Requirement] = [
        Requirement(
            "LAW-39",
            .must,
            "What is undone leaves nothing: the view shows what it showed before, nobody hears of it later, and it can be done again.",
            source:
                "the consumer's own word undoes:; fault class: an undo that stops no timer; a late answer after “cancel”",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            var hasUndone = false
            for (event, undo) in try outline.undoings {
                for moment in Undoing.Moment.allCases {
                    let undoing = Undoing(event: event, undo: undo, moment: moment)
                    guard let isFaultless = try await trial.leavesNothing(undoing, in: outline) else { continue }
                    hasUndone = true
                    guard isFaultless else { return }
                }
            }
            if !hasUndone { throw NotApplicable("Nothing was undone: each event with undoes: came to nothing.") }
        }
    ]
}

/// An event and another that undoes it.
private struct Undoing {
    /// When it is undone, and how late answers to it come out.
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
    /// Whether nothing is left of an event that is undone at once; `nil` if the other event does nothing then.
    fileprivate func leavesNothing(_ undoing: Undoing, in outline: Outline) async throws -> Bool? {
        let (event, undo) = (undoing.event, undoing.undo)
        let names = "“\(outline.events[event].name)” and “\(outline.events[undo].name)”"
        let whole = try await play(event, .success, in: outline)
        let effects = whole.calls(.wireframe, .delegate, .store, since: whole.eventStart).map(SeenCall.init)
        let content = whole.contentKinds(since: whole.eventStart)

        let walk = try await startWalk(for: event, in: outline)
        let (before, start) = (walk.lastSeen(pairing: walk.stage.states), walk.callCount)
        await walk.fire(event, hurried: true)
        let didSomething = walk.lastEventDidSomething
        if undoing.moment == .afterAnswers { await walk.answerAll(hurried: true) }
        let (known, cancelled) = (walk.words.union(whole.words), walk.cancelled.count)
        await walk.fire(undo, hurried: true)
        guard walk.lastEventDidSomething || walk.cancelled.count > cancelled else { return nil }
        let (undone, asksAnew) = (walk.callCount, !walk.requestsMade.isEmpty)
        let done = walk.calls(.wireframe, .delegate, .store, since: start, until: undone).map(SeenCall.init)
        await walk.answerAll(undoing.moment == .beforeFailure ? .failure : .success) { walk.cameOf(event, $0) }
        let late = walk.contentKinds(since: undone)
        let answered = walk.callCount
        await walk.answerAll()
        let anew = asksAnew ? walk.contentKinds(since: answered) : []

        let effectsLater = walk.calls(.wireframe, .delegate, .store, since: undone).map(SeenCall.init)
        let happened = effectsLater.filter { effects.without(done).contains($0) }
        guard expect(none: happened, "After \(names) this came all the same:") else { return false }
        // NB: a message says something that was not there before, and so does what the undo has loaded.
        let after = walk.lastSeen(pairing: walk.stage.states)
        let left = after.filter { kind, seen in
            let told = walk.stage.kind(of: seen.call)
            guard !anew.contains(told), !walk.isIndicator(seen.call), !walk.stage.isPassing(seen.call) else {
                return false
            }
            guard let shown = before[kind] else { return late.contains(told) && content.contains(told) }
            return shown != seen && seen.words.isSubset(of: known)
        }
        guard expect(none: left.values.map { "\($0)" }.sorted(), "After \(names) this is still shown:") else {
            return false
        }
        guard undoing.moment == .beforeSuccess, didSomething else { return true }
        await walk.fire(event, hurried: true)
        let isDead = !walk.lastEventDidSomething && !walk.impossible.contains(outline.events[event].name)
        return expect(!isDead, "After \(names) “\(outline.events[event].name)” does nothing any more.")
    }
}

extension Walk {
    /// All that views were told and shown so far, in words.
    fileprivate var words: Set<String> {
        let calls = calls(.view) + stage.screens.compactMap(\.first) + stage.screens.compactMap(\.shown)
        return calls.reduce(into: []) { $0.formUnion(SeenCall($1).words) }
    }

    /// Whether a call only says that something is busy.
    fileprivate func isIndicator(_ call: LoggedCall) -> Bool {
        stage.balances.contains { $0.isBusy && $0.calls.contains(call) }
    }
}
