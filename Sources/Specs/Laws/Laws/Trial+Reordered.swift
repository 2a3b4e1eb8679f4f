extension Trial<ModuleLaws> {
    /// Whether the failure of a change takes back that change if its row has another place by then, since the rows were
    /// loaded anew and came in another order; expects that the same is left as if they had come in the order of before.
    ///
    /// A row that is known by its place is another one then. The order itself does not count.
    func takesBackTheRow(_ event: Int, in outline: Outline) async throws -> Bool {
        for reload in outline.others(than: event) where outline.asking.contains(reload) && outline.comesAgain(reload) {
            guard !outline.appearing.contains(reload), !outline.addsUp(reload),
                let reordered = try await fails(event, after: reload, reordered: true, in: outline),
                let alike = try await fails(event, after: reload, reordered: false, in: outline)
            else { continue }
            let (left, expected) = (reordered.walk.shownParts(), alike.walk.shownParts())
            func holdsTheSame(_ text: String?, _ other: String?) -> Bool {
                guard let text, let other else { return true }
                return ViewPart.texts(in: text).sorted() == ViewPart.texts(in: other).sorted()
            }
            // What depends on the order, such as a number before each row, differs without a failure, too.
            let wrong = reordered.hoped.filter { part in
                holdsTheSame(reordered.loaded[part], alike.loaded[part]) && !holdsTheSame(left[part], expected[part])
            }
            let told = wrong.compactMap { part in left[part].map { reordered.walk.told($0, as: part) } }
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[reload].name)”")
            let text =
                "\(name) failed after \(next) had brought the rows in another order, and this is left, unlike in the order of before:"
            guard expect(none: told.sorted(), in: reordered.walk, text) else { return false }
        }
        return true
    }

    /// Causes an event that changes something, lets another load the rows anew, and then lets the first fail.
    ///
    /// - Returns: The module, the parts that the event had shown in the hope of a success, and what was shown once the
    ///   rows had come; `nil` if there is no list to load, or if either event is something else.
    private func fails(
        _ event: Int,
        after reload: Int,
        reordered isReordered: Bool,
        in outline: Outline
    ) async throws -> (walk: Walk, hoped: Set<ViewPart>, loaded: [ViewPart: String])? {
        let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
        let start = walk.callCount
        await walk.fire(event, hurried: true)
        let (hoped, older) = (Set(walk.hopes.keys), walk.awaited)
        guard walk.onlyChangesThings, older.count == 1, walk.canCause(reload) else { return nil }
        await walk.fire(reload)
        let newer = walk.awaited.filter { $0.id != older[0].id }
        guard walk.onlyReads, newer.contains(where: { $0.held.giveReversed != nil }) else { return nil }
        for question in newer { await walk.answer(question, reversed: isReordered) }
        let loaded = walk.shownParts()
        await walk.answerAll(.failure) { $0.id == older[0].id }
        await walk.answerAll()
        return walk.isDone && walk.failures.hasFailed && !walk.hasLedAway(since: start) ? (walk, hoped, loaded) : nil
    }
}
