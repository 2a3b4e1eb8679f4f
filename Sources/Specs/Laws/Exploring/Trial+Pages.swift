extension Trial<ModuleLaws> {
    /// Whether a page that arrives late is not added to a list that was loaded again meanwhile.
    ///
    /// A view to which pages are added is left with the same last calls either way, so these say nothing.
    ///
    /// - Parameters:
    ///   - page: The event that asks for the page.
    ///   - other: The event that comes before its answer; it is judged if it asks what the first screen asked, or for
    ///     something else of the kind.
    ///   - outline: What the module offers.
    /// - Returns: Whether nothing is wrong.
    func forgetsPage(_ page: Int, before other: Int, in outline: Outline) async throws -> Bool {
        let first = try await startWalk(after: outline.opening)
        let (members, shown) = (Set(first.questions().map(\.member)), first.contentKinds(since: 0))
        let patient = try await play(page, .success, in: outline)
        // A list that is separate does not start over with another.
        let added = patient.contentKinds(since: patient.eventStart).subtracting(shown)
        await patient.fire(other)
        let asked = patient.questions(since: patient.eventStart).map(\.member)
        await patient.answerAll()
        let fresh = patient.contentKinds(since: patient.eventStart)
        let begins = !asked.isEmpty && members.isSuperset(of: asked) && !fresh.isDisjoint(with: shown)
        guard begins, added.isDisjoint(with: fresh) else {
            return true
        }
        let walk = try await play(page, times: 1, in: outline)
        let late = walk.pending
        // A refresh that has to wait, or is ignored meanwhile, begins no other list.
        guard walk.canCause(other) else { return true }
        await walk.fire(other)
        guard !walk.requestsMade.isEmpty else { return true }
        await walk.answerAll { question in !late.contains { $0.id == question.id } }
        let start = walk.callCount
        for question in late { await walk.answer(question) }
        let old = walk.calls(.view, since: start).filter { added.contains(walk.stage.kind(of: $0)) }
        let names = "“\(outline.events[page].name)” before “\(outline.events[other].name)”"
        return expect(none: old, "\(names): this was asked for before, and was added to what was asked for again:")
    }
}
