extension Trial<ModuleLaws> {
    /// Whether an event that loads something for what is on the screen, such as a row, shows nothing that it had loaded for
    /// what another event has replaced since; expects that it does not.
    ///
    /// - Returns: `nil` if the other event replaces nothing that the event is about, or the event asks for it.
    func showsNothingOld(_ target: Target, after other: Int, in outline: Outline) async throws -> Bool? {
        let leadIn = outline.leadIn(to: [target.event, other])
        let walk = try await startWalk(after: leadIn)
        let (before, shown, start) = (walk.lastSeen(), walk.textsShown, walk.callCount)
        await walk.fire(target.event)
        let (asked, count) = (walk.lastRequests, walk.answers.count)
        await walk.answerAll()
        let own = Array(walk.answers.dropFirst(count))
        guard !own.isEmpty, walk.onlyReads, walk.isPossible(other) else { return nil }
        await walk.fire(other)
        await walk.answerAll()
        guard walk.isDone, walk.failures.isEmpty, walk.onlyReads, !walk.hasLedAway(since: start),
            walk.replaced(of: target, since: walk.eventStart, before, shown) != nil, walk.isPossible(target.event)
        else { return nil }
        let newer = Array(walk.answers.dropFirst(count + own.count))
        await walk.fire(target.event)
        guard walk.requestsMade.isEmpty else { return nil }
        let patient = try await startWalk(after: leadIn + [.init(other, .success)])
        await patient.fire(target.event)
        guard !patient.lastRequests.without(asked).isEmpty else { return nil }
        let old = walk.calls(.view, since: walk.eventStart)
            .filter { walk.show([$0], partOf: own) && !walk.show([$0], partOf: newer) }
        let (name, otherName) = ("“\(outline.events[target.event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(name) came once more after \(otherName), asked for nothing instead of \(patient.lastRequests.text), and showed \
            what it had loaded for something that is no longer there:
            """
        return expect(none: old, in: walk, text)
    }
}
