import Foundation

extension Trial<ModuleLaws> {
    /// Whether a view that comes back, and asks for nothing if everything has loaded, asks for something after a
    /// failure, or the failure is made up for; `nil` if it asks each time anyway.
    func asksForWhatFailed(_ event: Int, in outline: Outline) async throws -> Bool? {
        let good = try await play(event, .success, in: outline)
        let contents = good.partsOfAnswers(since: good.eventStart)
        await good.fire(event)
        let bad = try await play(event, .failure, in: outline)
        let hasAll = good.requestsMade.isEmpty && good.isDone && !good.lastEventDidSomething
        guard hasAll, bad.failures.hasFailed, bad.isDone else { return nil }
        // LAW-09 judges whether a failure may go without a word.
        guard bad.hasWordsOfAnswer else { return true }
        // An alert that can only be confirmed, and leads back, leaves nothing to load.
        let exits = outline.events.first.filter(outline.leaves)
        if exits.contains(where: { bad.isPossible($0) && !good.isPossible($0) }) { return true }
        if try await isMadeUpFor(event, showing: contents, in: outline) { return true }
        // A failure tells the story of the module that was built last.
        let walk = try await play(event, .failure, in: outline)
        await walk.fire(event)
        let isHeard = walk.callCount > walk.eventStart || walk.impossible.contains(outline.events[event].name)
        return expect(isHeard, "“\(outline.events[event].name)” failed, came once more, and nothing was called.")
    }

    /// Whether the failure of an appearance leads away, or what a success shows is shown instead or by another event.
    private func isMadeUpFor(_ event: Int, showing contents: Set<ViewPart>, in outline: Outline) async throws -> Bool {
        let events = outline.others(than: event)
        let others = events.map { [$0] }
        let pairs = events.flatMap { first in events.filter { $0 != first }.map { [first, $0] } }
        // The event that reloads may be on a sheet that has to be opened first.
        for events in [[]] + others + others.map({ $0 + [event] }) + pairs {
            let walk = try await play(event, .failure, in: outline)
            let start = walk.eventStart
            var shown = walk.partsMadeUp(since: start)
            for event in events {
                await walk.fire(event)
                await walk.answerAll(number: 0)
                // What a user writes and stores is not what was to be loaded.
                if !walk.onlyCommands { shown.formUnion(walk.partsChanged(since: walk.eventStart)) }
            }
            if walk.hasLedAway(since: start) || shown.isSuperset(of: contents) { return true }
        }
        return false
    }
}

extension Walk {
    /// The parts that show content of answers since then; if a view is passed its whole state, each property is a part.
    fileprivate func partsOfAnswers(since start: Int) -> Set<ViewPart> {
        let (answers, before) = (answers, shownParts(until: lastEvent?.end))
        let calls = calls(.view, since: start).filter { show([$0], partOf: answers) }
        let parts = calls.flatMap(parts).filter { part, text in
            part.property == nil || text.components(separatedBy: ", ").contains { comes($0, from: answers) }
        }
        // Content that was there before, such as a title that a list has passed on, need not come of an answer.
        return Set(parts.filter { before[$0] != $1 }.map(\.part))
    }

    /// Whether the answers to the last event told a view words that were not there before.
    fileprivate var hasWordsOfAnswer: Bool {
        let count = lastEvent?.end ?? callCount
        let known = knownWords(until: count)
        return calls(.view, since: count).filter(\.hasArguments).flatMap { Leaves.of($0.call) }.contains { text in
            !known.contains(text) && text.contains(where: \.isLetter)
        }
    }

    /// The words that views were told before, and those that say nothing new: that something is on, off or not there.
    private func knownWords(until end: Int) -> Set<String> {
        let calls = stage.shownAtFirst + calls(.view, until: end)
        return Set(calls.flatMap { Leaves.of($0.call) }).union(["", "nil", "[]", "true", "false"])
    }

    /// The parts that were told since then; of a state that is shown as a whole, only those that changed.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - count: How many calls there were when a change could first be seen, if that was later.
    fileprivate func partsChanged(since start: Int, after count: Int? = nil) -> Set<ViewPart> {
        let before = shownParts(until: count ?? start)
        let parts = calls(.view, since: start).filter(isContent).flatMap(parts)
        return Set(parts.filter { $0.property == nil || before[$0] != $1 }.map(\.part))
    }

    /// The parts that were told in place of what has failed.
    ///
    /// If a state that is shown as a whole says nothing that was not there before the answer, every part of it counts,
    /// since it hides the place of the missing content.
    fileprivate func partsMadeUp(since start: Int) -> Set<ViewPart> {
        let count = lastEvent?.end ?? start
        let words = knownWords(until: count)
        let last = Dictionary(calls(.view, since: count).filter(isContent).map { (stage.kind(of: $0), $0) }) { $1 }
        let hidden = last.values.filter { words.isSuperset(of: Leaves.of($0.call)) }
        return partsChanged(since: start, after: count).union(hidden.flatMap(parts).map(\.part))
    }
}
