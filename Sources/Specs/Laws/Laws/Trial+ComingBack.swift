extension Trial<ModuleLaws> {
    /// Whether a view that comes back after an event shows either what that event has left, or what is there without it;
    /// expects that it does not show one part of each, such as this week's rows under “month”.
    ///
    /// What is sent is forgotten by the services of a stage, so only an event that reads is looked at.
    ///
    /// - Parameters:
    ///   - other: The event that changes what is shown.
    ///   - event: The appearance of the view, which comes again.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the event changes fewer than two parts, or if what comes back is neither.
    func comesBackAsOne(after other: Int, by event: Int, in outline: Outline) async throws -> Bool? {
        guard outline.asking.contains(other), !outline.addsUp(other) else { return nil }
        let hiding = try await hidingEvents(in: outline)
        let walk = try await startWalk(for: other, in: outline, Numbering(tellsEqualApart: false))
        let (start, before) = (walk.callCount, walk.shownParts())
        await walk.fire(other)
        guard walk.onlyReads else { return nil }
        await walk.answerAll()
        let after = walk.shownParts()
        if !walk.isPossible(event), let hidden = hiding.first(where: walk.isPossible) {
            await walk.fire(hidden, hurried: true)
        }
        await walk.fire(event)
        guard walk.isPossible(other), !walk.requestsMade.isEmpty, !walk.hasLedAway(since: start) else { return nil }
        await walk.answerAll()
        let now = walk.shownParts()
        let changed = before.filter { part, text in after[part].map { $0 != text } == true }
        let old = changed.filter { now[$0.key] == $0.value }
        let new = changed.filter { now[$0.key] == after[$0.key] }
        guard changed.count > 1, old.count + new.count == changed.count else { return nil }
        let (name, back) = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
        let text = "\(back) came once more after \(name), and the view shows a part of before and a part of after it:"
        let shown = changed.keys.compactMap { part in now[part].map { walk.told($0, as: part) } }
        return expect(none: old.isEmpty || new.isEmpty ? [] : shown.sorted(), in: walk, text)
    }
}
