extension Trial<ModuleLaws> {
    /// Whether each event hands over the same as ever once an event and another one, such as “vegan only” and “all”, have
    /// brought the screen back to where it was; expects that it does.
    ///
    /// What was sent is gone, even if as much is there as before, so both only read or ask for nothing.
    ///
    /// - Returns: `nil` if nothing brings the screen back, with the same possible on it.
    func actsAsEver(onceBackAfter first: Int, in outline: Outline) async throws -> Bool? {
        func play(_ events: Int...) async throws -> Walk? {
            let walk = try await startWalk(after: outline.leadIn(to: first), Numbering(givesTheSame: true))
            for next in events {
                let start = walk.callCount
                guard walk.canCause(next) else { return nil }
                await walk.fire(next)
                await walk.answerAll()
                let isQuiet = walk.onlyReads && walk.commands(since: start).isEmpty && !walk.hasLedAway(since: start)
                guard walk.isDone, walk.failures.isEmpty, isQuiet else { return nil }
            }
            return walk
        }
        guard let before = try await play(), let between = try await play(first),
            before.shownParts() != between.shownParts()
        else { return nil }
        var isBack = false
        for second in outline.others(than: first) where !outline.appearing.contains(second) && between.canCause(second)
        {
            guard let after = try await play(first, second), before.shownParts() == after.shownParts(),
                outline.events.first.allSatisfy({ before.canCause($0) == after.canCause($0) })
            else { continue }
            isBack = true
            for event in outline.ordinaryOnce where before.canCause(event) && !outline.appearing.contains(event) {
                guard let usual = try await play(), let walk = try await play(first, second),
                    let others = await walk.handsOver(by: event, unlike: usual)
                else { continue }
                let text = """
                    After “\(outline.events[first].name)” and “\(outline.events[second].name)” the view shows the same as \
                    before. But “\(outline.events[event].name)” then called this, and not \
                    \(usual.handedOver(since: usual.eventStart).map(SeenCall.init).text):
                    """
                guard expect(none: others, in: walk, text) else { return false }
            }
        }
        return isBack ? true : nil
    }
}
