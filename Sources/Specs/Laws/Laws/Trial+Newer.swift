extension Trial<ModuleLaws> {
    /// Whether the failure of a change that a user has made before the newest leaves the newest as it is, if that
    /// succeeds; expects that it does.
    func takesBackOnlyTheOlder(_ event: Int, in outline: Outline) async throws -> Bool {
        for newer in outline.others(than: event) where !outline.appearing.contains(newer) && outline.comesAgain(newer) {
            let walk = try await startWalk(for: event, in: outline)
            guard let (hoped, older) = await walk.change(by: event, then: newer) else { continue }
            let count = walk.callCount
            await walk.answer(older, .failure)
            await walk.answerAll()
            // A module that loads anew shows what its service knows, and the services of a stage keep nothing.
            let isLoadedAnew = walk.questions(since: count).contains { call in
                walk.stage.requests.contains { $0.member == call.member && $0.bringsValues }
            }
            guard walk.isDone, walk.failures.hasFailed, !isLoadedAnew, !walk.hasLedAway() else { continue }
            let patient = try await play(event, .failure, in: outline)
            await patient.fire(newer)
            // What is first in a list, for example, is something else once a deletion has failed.
            let alike = patient.hopes.filter { hoped[$0] == $1 }
            await patient.answerAll()
            let (left, expected) = (walk.shownParts(), patient.shownParts())
            let lost = alike.filter { left[$0] != $1 && left[$0] != expected[$0] }.map { walk.told($1, as: $0) }
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[newer].name)”")
            let text = "\(name) failed while \(next), which came later, was under way, and took this back, too:"
            guard expect(none: lost.sorted(), in: walk, text) else { return false }
        }
        return true
    }
}

extension Walk {
    /// Causes two events that change something, the second before the answer to the first.
    ///
    /// - Returns: What the second has shown at once, and the question of the first; `nil` if the first does not ask for
    ///   just one thing and wait for it, or if the second shows nothing.
    fileprivate func change(
        by first: Int,
        then second: Int
    ) async -> (hoped: [ViewPart: String], older: OpenQuestion)? {
        await fire(first, hurried: true)
        guard onlyChangesThings, awaited.count == 1, let older = awaited.first, isPossible(second) else { return nil }
        guard !stage.events[stage.origin(of: second)].traits.contains(.onlyAtRest) else { return nil }
        await fire(second, hurried: true)
        let hoped = hopes
        return hoped.isEmpty || !awaited.contains { $0.id == older.id } ? nil : (hoped, older)
    }
}
