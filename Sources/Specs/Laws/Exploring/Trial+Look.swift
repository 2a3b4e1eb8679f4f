extension Trial<ModuleLaws> {
    /// Looks at each event that makes the module ask for something, with the questions waiting.
    ///
    /// - Parameters:
    ///   - events: The events to cause, each on a module of its own.
    ///   - outline: What the module offers.
    ///   - looksLater: Whether to look later as well: while a question that follows from an answer waits, and while
    ///     something waits for time to pass, before anything is asked and once all is answered.
    ///   - check: Looks at the module after the event; returns false to stop looking.
    /// - Throws: ``NotApplicable`` if no event made the module ask for something or wait.
    func look(
        at events: some Sequence<Int>,
        in outline: Outline,
        alsoLater looksLater: Bool = false,
        _ check: (Walk, Int) async throws -> Bool
    ) async throws {
        var hasLooked = false
        for event in events {
            if looksLater, outline.awaitingTime.contains(event) {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event, hurried: true)
                hasLooked = true
                guard try await check(walk, event) else { return }
            }
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            guard !walk.requestsMade.isEmpty, !walk.pending.isEmpty else { continue }
            hasLooked = true
            let atOnce = walk.pending.count
            guard try await check(walk, event) else { return }
            guard looksLater else { continue }
            for position in 0..<min(outline.chains[event, default: 0], 5) {
                let walk = try await startWalk(for: event, in: outline)
                await walk.fire(event)
                await walk.answerOldest(atOnce + position)
                guard !walk.pending.isEmpty else { continue }
                guard try await check(walk, event) else { return }
            }
            let isLater = outline.waitingLater.contains(event)
            // A module that retries after a pause waits only after a failure.
            for outcome in outline.allOutcomes where isLater ? outcome == .success : outcome == .failure {
                let waiting = try await startWalk(for: event, in: outline)
                await waiting.fire(event)
                await waiting.answerAll(outcome, hurried: true)
                guard waiting.awaited.isEmpty, waiting.awaitsTime else { continue }
                guard try await check(waiting, event) else { return }
            }
        }
        if !hasLooked { throw NotApplicable("No event made the module ask for anything.") }
    }
}
