extension Trial<ModuleLaws> {
    /// Causes an event where it makes sense, and answers everything that comes of it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - outcome: How each question is answered.
    ///   - outline: What the module offers.
    /// - Returns: The module afterwards.
    func play(_ event: Int, _ outcome: Outcome, in outline: Outline) async throws -> Walk {
        try await play(Situation(leadIn: outline.leadIn(to: event), acts: [.init(event, outcome)]))
    }

    /// Causes an event where it makes sense, and answers its questions inside the calls that ask them.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - outcome: How each question is answered.
    ///   - outline: What the module offers.
    /// - Returns: The module afterwards.
    func playAtOnce(_ event: Int, _ outcome: Outcome, in outline: Outline) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline)
        walk.answerAtOnce(outcome)
        await walk.fire(event)
        await walk.answerAll(outcome)
        return walk
    }

    /// Causes an event several times in a row where it makes sense, before any time passes, with the questions waiting.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - times: How often it is caused.
    ///   - outline: What the module offers.
    /// - Returns: The module afterwards.
    func play(_ event: Int, times: Int, in outline: Outline) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline)
        for time in 1...times { await walk.fire(event, hurried: time < times) }
        return walk
    }

    /// Plays events one after the other from the assembly on, each answered before the next.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - outcome: How each question is answered.
    ///   - onEvent: Is called with each event once it is answered.
    /// - Returns: The module at the end.
    func play(
        _ events: [Int],
        _ outcome: Outcome,
        _ onEvent: (Walk, Int) -> Void = { _, _ in }
    ) async throws -> Walk {
        let walk = try await startWalk()
        for event in events {
            await walk.fire(event)
            await walk.answerAll(outcome)
            onEvent(walk, event)
        }
        return walk
    }

    /// Whether somebody is told if what an event asked for fails.
    func tellsOfFailure(_ event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let count = walk.callCount
        await walk.answerAll(.failure)
        return !walk.told(since: count).isEmpty
    }
}
