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
        let (onlyReads, asked) = (walk.onlyReads, Set(walk.lastRequests.map(\.call.member)))
        await walk.answerAll()
        guard onlyReads, walk.commands(since: start).isEmpty else { return nil }
        let after = walk.shownParts()
        if !walk.isPossible(event), let hidden = hiding.first(where: walk.isPossible) {
            await walk.fire(hidden, hurried: true)
        }
        await walk.fire(event)
        let asksTheSame = walk.lastRequests.contains { asked.contains($0.call.member) }
        guard walk.isPossible(other), asksTheSame, !walk.hasLedAway(since: start) else { return nil }
        await walk.answerAll()
        let now = walk.shownParts()
        let passing = Set(walk.calls(.view).filter(walk.stage.isPassing).map { walk.stage.kind(of: $0) })
        let changed = before.filter { part, text in
            after[part].map { $0 != text } == true && !passing.contains(part.kind)
        }
        let old = changed.filter { now[$0.key] == $0.value }
        let new = changed.filter { now[$0.key] == after[$0.key] }
        guard changed.count > 1, old.count + new.count == changed.count else { return nil }
        let (name, back) = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
        let text =
            "\(back) came once more after \(name), and the view mixes what was there before with what that had shown:"
        let shown = changed.keys.compactMap { part in now[part].map { walk.told($0, as: part) } }
        return expect(none: old.isEmpty || new.isEmpty ? [] : shown.sorted(), in: walk, text)
    }
}
