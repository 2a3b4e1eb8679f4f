extension Trial<ModuleLaws> {
    /// Whether each event hands over the same as ever once two others, such as “vegan only” and “all”, have brought the
    /// screen back to where it was; expects that it does.
    ///
    /// - Returns: `nil` if the screen shows something else then, or something else is possible on it.
    func actsAsEver(after first: Int, and second: Int, in outline: Outline) async throws -> Bool? {
        func play(_ events: Int...) async throws -> Walk? {
            let walk = try await startWalk(after: outline.leadIn(to: first), Numbering(givesTheSame: true))
            for next in events {
                let start = walk.callCount
                guard walk.canCause(next) else { return nil }
                await walk.fire(next)
                await walk.answerAll()
                guard walk.isDone, walk.failures.isEmpty, !walk.hasLedAway(since: start) else { return nil }
            }
            return walk
        }
        guard let before = try await play(), let between = try await play(first),
            let after = try await play(first, second),
            before.shownParts() != between.shownParts(), before.shownParts() == after.shownParts(),
            outline.events.first.allSatisfy({ before.canCause($0) == after.canCause($0) })
        else { return nil }
        for event in outline.ordinaryOnce where before.canCause(event) && !outline.appearing.contains(event) {
            guard let usual = try await play(), let walk = try await play(first, second),
                let others = await walk.handsOver(by: event, unlike: usual)
            else { continue }
            let text = """
                After “\(outline.events[first].name)” and “\(outline.events[second].name)” the view shows the same as before. \
                But “\(outline.events[event].name)” then called this, and not \
                \(usual.handedOver(since: usual.eventStart).map(SeenCall.init).text):
                """
            guard expect(none: others, in: walk, text) else { return false }
        }
        return true
    }
}
