extension Trial<ModuleLaws> {
    /// Every two events that make sense one after the other, except if the second makes the view disappear or
    /// stops what the first sends, or if one turns something in the hope of a success, such as a switch, and the other
    /// shows what is stored.
    ///
    /// The services of a stage do not remember what they were told to store, so their answers turn back what has
    /// succeeded.
    func comparablePairs(_ outline: Outline) async throws -> [[Int]] {
        try await KnownVerdicts.fact("comparable") { try await findComparablePairs(outline) }
    }

    private func findComparablePairs(_ outline: Outline) async throws -> [[Int]] {
        var hopes: [Int: Set<String>] = [:]
        var values: [Int: Set<String>] = [:]
        var sending: Set<Int> = []
        for event in outline.ordinary where outline.asking.contains(event) {
            let walk = try await play(event, times: 1, in: outline)
            if walk.onlyChangesThings, walk.awaited.count > 1 { sending.insert(event) }
            if walk.onlyCommands {
                hopes[event] = walk.turnedKinds
            } else {
                let (turned, count) = (walk.turnedKinds, walk.callCount)
                await walk.answerAll()
                let hoped = turned.subtracting(walk.contentKinds(since: count))
                let isHope = try await takesBack(hoped, whenItFails: event, in: outline)
                hopes[event] = isHope ? hoped : nil
                values[event] = walk.contentKinds(since: isHope ? count : walk.eventStart)
            }
        }
        // Nobody looks at a view that has disappeared, and what is shown then may depend on whether the answer had come.
        let hiding = try await hidingEvents(in: outline)
        return outline.eventPairs.filter { pair in
            if hiding.contains(pair[1]) { return false }
            // Of several things, what was sent before the user stopped is done, and the rest is not.
            if outline.undoes(pair[1], pair[0]), sending.contains(pair[0]) { return false }
            func turns(_ event: Int, whatIsShownBy other: Int) -> Bool {
                event != other && !(hopes[event] ?? []).isDisjoint(with: values[other] ?? [])
            }
            // A question from before the tap may not turn back what the answer to the tap has kept; a later question
            // may.
            let isCommand = values[pair[1]] == nil
            let mayTurnBack = isCommand || outline.chains[pair[0], default: 0] > 0
            let turnsBack = mayTurnBack && turns(pair[1], whatIsShownBy: pair[0])
            return !turns(pair[0], whatIsShownBy: pair[1]) && !turnsBack
        }
    }

    /// Whether what an event has turned is as before once it has failed.
    ///
    /// It was a hope then, even if the answer says more than that it was done, such as how many people like it.
    private func takesBack(_ kinds: Set<String>, whenItFails event: Int, in outline: Outline) async throws -> Bool {
        guard !kinds.isEmpty else { return false }
        let walk = try await play(event, times: 1, in: outline)
        let before = walk.lastSeen(until: walk.eventStart)
        await walk.answerAll(.failure)
        let left = walk.lastSeen()
        return walk.failures.hasFailed && kinds.allSatisfy { left[$0] == before[$0] }
    }

    /// Returns the pairs whose events both ask for something.
    func asking(_ pairs: [[Int]], in outline: Outline) async throws -> [AskingPair] {
        // LAW-26 compares such pairs just as LAW-05 does.
        let (once, again) = try await KnownVerdicts.fact("asked") { try await findAsked(in: outline) }
        return pairs.compactMap { events in
            guard let first = once[events[0]], let second = (events[0] == events[1] ? again : once)[events[1]] else {
                return nil
            }
            return AskingPair(events: events, first: first, second: second)
        }
    }

    /// What each event asks, and what it asks when it comes again.
    private func findAsked(in outline: Outline) async throws -> (once: [Int: Asked], again: [Int: Asked]) {
        var (once, again): ([Int: Asked], [Int: Asked]) = ([:], [:])
        for event in outline.ordinary where outline.asking.contains(event) {
            let walk = try await play(event, .success, in: outline)
            once[event] = Asked(by: walk)
            await walk.fire(event)
            await walk.answerAll()
            again[event] = walk.requestsMade.isEmpty ? once[event] : Asked(by: walk)
        }
        return (once, again)
    }
}

extension Outline {
    /// The ordinary events that can be caused one after the other without waiting.
    ///
    /// Content that adds up is compared separately, since another event may start it over.
    var beginning: [Int] {
        let needsContent = ordinaryOnce.contains { events[$0].traits.contains(.needsContent) }
        return ordinaryOnce.filter { event in
            let traits = events[event].traits
            return !traits.contains(.addsUp) && !(needsContent && traits.contains(.appears))
        }
    }

    /// Whether an event asks for something, if only after others, such as a filter once there is a query.
    private func asksAtTimes(_ event: Int) -> Bool {
        asking.contains { events.origin(of: $0) == event }
    }

    /// Every two ordinary events that make sense one after the other.
    var eventPairs: [[Int]] {
        ordinary.flatMap { first in
            ((comesAgain(first) ? [first] : []) + others(than: first)).sorted().filter { second in
                let (before, after) = (events[first].traits, events[second].traits)
                let isTooEarly = (before.contains(.appears) || needsTrouble(first)) && after.contains(.needsContent)
                // Another event may start over a list that has pages, but a page does not start over what came before
                // it.
                let isTold = !after.contains(.addsUp) && (!before.contains(.addsUp) || asksAtTimes(second))
                // A view that appears again may have come back from somewhere else.
                let comesBack = after.contains(.appears) && !before.contains(.appears)
                return !isTooEarly && !comesBack && (isTold || first == second)
            }
            .map { [first, $0] }
        }
    }
}

extension Walk {
    /// The kinds of content that the last event has changed without adding or removing anything.
    fileprivate var turnedKinds: Set<String> {
        let before = lastSeen(until: eventStart)
        let turned = lastSeen().filter { kind, seen in
            guard let old = before[kind], old != seen else { return false }
            return Leaves.of(old.call.call).count == Leaves.of(seen.call.call).count
        }
        return Set(turned.keys)
    }
}
