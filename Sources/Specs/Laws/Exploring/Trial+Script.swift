extension Trial<ModuleLaws> {
    /// Plays events one after the other, each answered before the next.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - outcome: How each question is answered.
    ///   - onEvent: Is handed each event, and how many calls there were before it.
    /// - Returns: The module at the end.
    func play(
        _ events: [Int],
        _ outcome: Outcome,
        _ onEvent: (Walk, Int, Int) -> Void = { _, _, _ in }
    ) async throws -> Walk {
        let walk = try await startWalk()
        for event in events {
            let count = walk.callCount
            await walk.fire(event)
            await walk.answerAll(outcome)
            onEvent(walk, event, count)
        }
        return walk
    }
}
