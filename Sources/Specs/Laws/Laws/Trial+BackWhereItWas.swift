extension Trial<ModuleLaws> {
    /// Whether each event hands over the same as ever once an event and another one, such as “vegan only” and “all”, have
    /// brought the screen back to where it was; expects that it does.
    ///
    /// What was sent is gone, even if as much is there as before, so both only read or ask for nothing.
    ///
    /// - Returns: `nil` if nothing brings the screen back, with the same possible on it.
    func actsAsEver(onceBackAfter first: Int, in outline: Outline) async throws -> Bool? {
        let leadIn = outline.leadIn(to: first)
        let isBack = try await actsAsEver(onceBackAfter: first, leadIn, from: leadIn, in: outline)
        guard isBack != false, leadIn.count > outline.opening.count else { return isBack }
        // What was changed on a sheet is given up when that is closed.
        let isClosed = try await actsAsEver(onceBackAfter: first, leadIn, from: outline.opening, in: outline)
        return isClosed ?? isBack
    }

    private func actsAsEver(
        onceBackAfter first: Int,
        _ leadIn: [Situation.Act],
        from start: [Situation.Act],
        in outline: Outline
    ) async throws -> Bool? {
        func play(_ acts: [Situation.Act]) async throws -> Walk? {
            let walk = try await startWalk(after: start, Numbering(givesTheSame: true))
            for act in acts {
                let count = walk.callCount
                guard await walk.attempt(act) else { return nil }
                let isQuiet = walk.onlyReads && walk.commands(since: count).isEmpty && !walk.hasLedAway(since: count)
                guard walk.isDone, walk.failures.isEmpty, isQuiet else { return nil }
            }
            return walk
        }
        let way: [Situation.Act] = leadIn.dropFirst(start.count) + [.init(first, .success)]
        guard let before = try await play([]), let between = try await play(way),
            before.shownParts() != between.shownParts()
        else { return nil }
        var isBack = false
        for second in outline.others(than: first) where !outline.appearing.contains(second) && between.canCause(second)
        {
            let all = way + [.init(second, .success)]
            guard let after = try await play(all), before.shownParts() == after.shownParts(),
                outline.events.first.allSatisfy({ before.canCause($0) == after.canCause($0) })
            else { continue }
            isBack = true
            let names = all.map { "“\(outline.events[$0.event].name)”" }.joined(separator: ", ")
            for event in outline.ordinaryOnce where before.canCause(event) && !outline.appearing.contains(event) {
                // What means another each time, such as the next tip, is no longer where it was.
                if [first, second].contains(event), outline.events[event].traits.contains(.repeatable) { continue }
                guard let usual = try await play([]), let walk = try await play(all),
                    let others = await walk.handsOver(by: event, unlike: usual)
                else { continue }
                let text = """
                    After \(names) the view shows the same as before. But “\(outline.events[event].name)” then called \
                    this, and not \
                    \(usual.handedOver(since: usual.eventStart).map(SeenCall.init).text):
                    """
                guard expect(none: others, in: walk, text) else { return false }
            }
        }
        return isBack ? true : nil
    }
}
