extension Trial<ModuleLaws> {
    /// Whether an error that a success ends is also ended by a success that brings no rows; expects that it is.
    ///
    /// What an empty answer begins by itself, such as “declined”, may stay.
    func endsTheErrorWithNothing(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), [Outcome.failure, .empty].allSatisfy(outline.outcomes(of: event).contains)
        else { return true }
        func play(_ outcomes: Outcome...) async throws -> Walk {
            let acts = outcomes.map { Situation.Act(event, $0) }
            return try await self.play(Situation(leadIn: outline.leadIn(to: event), acts: acts))
        }
        let (failed, nothing) = (try await play(.failure), try await play(.empty))
        let canBeEmpty = failed.requestsMade.map { failed.stage.requests[$0] }.filter { $0.outcomes.contains(.empty) }
        let errors = failed.stage.states.filter { failed.shows($0) && !nothing.shows($0) }
        guard !errors.isEmpty, !canBeEmpty.isEmpty, canBeEmpty.allSatisfy(\.bringsLists) else { return true }
        let well = try await play(.failure, .success)
        let walk = try await play(.failure, .empty)
        guard well.isDone, walk.isDone, well.impossible.isEmpty, walk.impossible.isEmpty, walk.failures.isEmpty,
            !walk.requestsMade.isEmpty
        else { return true }
        let left = errors.filter { !well.shows($0) && walk.shows($0) }
        let text = """
            “\(outline.events[event].name)” had failed. Then it was answered with nothing, and this has not ended, as it does \
            if rows come. If another call ends it, name that with until: as well.
            """
        return expect(none: left.map(\.begin), in: walk, text)
    }
}
