extension Trial<ModuleLaws> {
    /// Whether a change that was shown before the answer stays on purpose once that is a failure: it waits to be sent,
    /// or a state says for as long as it matters that it was not sent.
    ///
    /// Words, such as “Offline”, say only that something has failed.
    ///
    /// - Parameters:
    ///   - event: The event that has shown it, and has failed.
    ///   - earlier: The acts before that.
    ///   - hoped: The parts that it has shown.
    ///   - outline: What the module offers.
    func isKeptOnPurpose(
        by event: Int,
        _ earlier: [Situation.Act],
        _ hoped: Set<ViewPart>,
        in outline: Outline
    ) async throws -> Bool {
        if try await waits(toBeSentBy: event, earlier, hoped, in: outline) { return true }
        let acts = outline.leadIn(to: event) + earlier + [Situation.Act(event, .failure)]
        let walk = try await startWalk(after: acts)
        for (place, state) in walk.stage.balances.enumerated()
        where !state.isBusy && !state.isInWords && walk.shows(state) {
            let nexts = ([event] + outline.others(than: event)).filter(outline.comesAgain)
            if try await isAboutReading(place, through: nexts, after: acts, in: outline) { continue }
            if try await lastsUntilItIsSent(place, hoped, through: nexts, after: acts) { return true }
        }
        return false
    }

    /// Whether a state that is on after a failure stays on until what has failed is sent again, or something newer is
    /// sent in its place.
    ///
    /// A message that an event takes away before anything is sent says only that something has failed.
    private func lastsUntilItIsSent(
        _ place: Int,
        _ hoped: Set<ViewPart>,
        through nexts: [Int],
        after acts: [Situation.Act]
    ) async throws -> Bool {
        let before = try await startWalk(after: Array(acts.dropLast())).shownParts()
        for next in nexts {
            let walk = try await startWalk(after: acts)
            let failed = walk.lastRequests
            guard walk.isPossible(next) else { continue }
            await walk.fire(next)
            let (state, asked) = (walk.stage.balances[place], walk.lastRequests)
            if state.isOn(after: walk.stage.log.calls) { continue }
            let anew = walk.partsShown(since: walk.eventStart, until: walk.callCount)
            if failed.allSatisfy(asked.contains), anew.isDisjoint(with: hoped) { continue }
            // A user who takes the change back leaves nothing to be sent.
            let now = walk.shownParts()
            if hoped.allSatisfy({ now[$0] == before[$0] }) { continue }
            let isNewer = Set(failed.map(\.call.member)).isSubset(of: asked.map(\.call.member))
            guard isNewer else { return false }
        }
        return true
    }

    /// Whether a state that is on after a failure says of other things as well that they failed: an event that only reads
    /// begins it by its failure, and ends it by its success although nothing is sent again.
    private func isAboutReading(
        _ place: Int,
        through nexts: [Int],
        after acts: [Situation.Act],
        in outline: Outline
    ) async throws -> Bool {
        for next in nexts where outline.asking.contains(next) {
            let bad = try await play(next, .failure, in: outline)
            guard bad.onlyReads, bad.shows(bad.stage.balances[place]) else { continue }
            let walk = try await startWalk(after: acts)
            let failed = Set(walk.lastRequests.map(\.call.member))
            guard walk.isPossible(next) else { continue }
            await walk.fire(next)
            await walk.answerAll()
            let asked = Set(walk.questions(since: walk.eventStart).map(\.member))
            let isOver = !walk.stage.balances[place].isOn(after: walk.stage.log.calls)
            if walk.isDone, isOver, asked.isDisjoint(with: failed) { return true }
        }
        return false
    }

    /// Whether a change that was shown before the answer waits to be sent: some event asks the same again, and does not
    /// show the change again before the answer.
    ///
    /// - Parameters:
    ///   - event: The event that has shown it, and has failed.
    ///   - earlier: The acts before that.
    ///   - hoped: The parts that it has shown.
    ///   - outline: What the module offers.
    private func waits(
        toBeSentBy event: Int,
        _ earlier: [Situation.Act],
        _ hoped: Set<ViewPart>,
        in outline: Outline
    ) async throws -> Bool {
        for next in [event] + outline.others(than: event) {
            let acts = earlier + [Situation.Act(event, .failure)]
            let walk = try await startWalk(after: outline.leadIn(to: event) + acts)
            let asked = walk.lastRequests
            await walk.fire(next)
            let anew = walk.partsShown(since: walk.eventStart, until: walk.callCount)
            if !asked.isEmpty, walk.lastRequests.holdsTheSame(as: asked), anew.isDisjoint(with: hoped) { return true }
        }
        return false
    }
}
