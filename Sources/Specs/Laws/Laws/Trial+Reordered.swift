extension Trial<ModuleLaws> {
    /// Whether the answer to a change is about the same row if that has another place by then, since the rows were
    /// loaded anew and came in another order; expects that the same is left as if they had come in the order of before.
    ///
    /// A failure takes back what was shown of that row, and a success keeps it, or shows it only then. A row that is known
    /// by its place is another one then. The order itself does not count.
    func keepsToTheRow(_ event: Int, in outline: Outline) async throws -> Bool {
        for reload in outline.others(than: event) where outline.asking.contains(reload) && outline.comesAgain(reload) {
            for outcome in outline.outcomes(of: event) where outcome != .empty && !outline.addsUp(reload) {
                guard let reordered = try await ends(event, outcome, after: reload, reordered: true, in: outline),
                    let alike = try await ends(event, outcome, after: reload, reordered: false, in: outline)
                else { continue }
                let (left, rows) = (reordered.walk.shownParts(), reordered.walk.shownRows())
                let expected = alike.walk.shownRows()
                let answered = alike.loaded.filter { changesOneRow($1, expected[$0]) }.keys
                // What depends on the order, such as a number before each row, differs without an answer, too.
                let wrong = reordered.hoped.union(answered).filter { part in
                    reordered.loaded[part] == alike.loaded[part] && rows[part] != expected[part]
                }
                let told = wrong.compactMap { part in left[part].map { reordered.walk.told($0, as: part) } }
                let ended = "“\(outline.events[event].name)” \(outcome == .failure ? "failed" : "succeeded")"
                let names = "\(ended) after “\(outline.events[reload].name)” had brought the rows in another order"
                let text = "\(names), and this is left, unlike in the order of before:"
                guard expect(none: told.sorted(), in: reordered.walk, text) else { return false }
            }
        }
        return true
    }

    /// Whether one row of a list is another one or gone.
    private func changesOneRow(_ before: [String], _ after: [String]?) -> Bool {
        guard before.count > 1, let after else { return false }
        let change = after.difference(from: before)
        return change.removals.count == 1 && change.insertions.count < 2
    }

    /// Causes an event that changes something, lets another load the rows anew, and then answers the first.
    ///
    /// - Returns: The module, the parts that the event had shown in the hope of a success, and what was shown once the
    ///   rows had come; `nil` if there is no list to load, or if either event is something else.
    private func ends(
        _ event: Int,
        _ outcome: Outcome,
        after reload: Int,
        reordered isReordered: Bool,
        in outline: Outline
    ) async throws -> (walk: Walk, hoped: Set<ViewPart>, loaded: [ViewPart: [String]])? {
        let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
        let start = walk.callCount
        await walk.fire(event, hurried: true)
        let (hoped, older) = (Set(walk.hopes.keys), walk.awaited)
        guard walk.onlyChangesThings, older.count == 1, walk.canCause(reload) else { return nil }
        await walk.fire(reload)
        guard walk.onlyReads else { return nil }
        var hasLists = false
        // The rows may come only once a permission was given.
        for _ in 0..<Walk.mostSteps {
            guard let question = walk.awaited.first(where: { $0.id != older[0].id }) else { break }
            hasLists = hasLists || question.held.giveReversed != nil
            await walk.answer(question, reversed: isReordered)
        }
        guard hasLists else { return nil }
        let loaded = walk.shownRows()
        await walk.answerAll(outcome) { $0.id == older[0].id }
        await walk.answerAll()
        guard walk.isDone, walk.failures.hasFailed == (outcome == .failure), !walk.hasLedAway(since: start) else {
            return nil
        }
        return (walk, hoped, loaded)
    }
}
