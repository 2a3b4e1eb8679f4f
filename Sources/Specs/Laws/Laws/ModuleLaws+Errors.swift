extension ModuleLaws {
    static let errors: [Requirement] = [
        Requirement(
            "LAW-47",
            .should,
            "What says that something has failed stays while something else succeeds.",
            source: "fault class: one method that ends all errors of a screen",
            tags: [.answers],
            presupposes: ["LAW-09", "LAW-11"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var hasLooked = false
            for event in outline.ordinary where outline.asking.contains(event) {
                for other in outline.others(than: event) where outline.asking.contains(other) {
                    let stays = try await trial.staysLost(event, whileAnotherSucceeds: other, in: outline)
                    hasLooked = hasLooked || stays != nil
                    guard stays != false else { return }
                    let staysBeside = try await trial.staysLost(event, besideTheSuccessOf: other, in: outline)
                    hasLooked = hasLooked || staysBeside != nil
                    guard staysBeside != false else { return }
                }
                let staysInTime = try await trial.staysLost(event, whenARoundSucceedsIn: outline)
                hasLooked = hasLooked || staysInTime != nil
                guard staysInTime != false else { return }
            }
            if !hasLooked {
                throw NotApplicable(
                    "No two events show something of their own and say by a stage.state that they failed."
                )
            }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Whether the states that the failure of an event has begun stay on while another event succeeds that asks for, and
    /// shows, something else; expects that they do.
    ///
    /// - Returns: `nil` if there are none, if the other event hides them at once or begins them as well, or if the two show
    ///   something by calls of the same kind.
    fileprivate func staysLost(
        _ event: Int,
        whileAnotherSucceeds other: Int,
        in outline: Outline
    ) async throws -> Bool? {
        guard !outline.appearing.contains(other), !outline.needsTrouble(other) else { return nil }
        let good = try await play(event, .success, in: outline)
        let walk = try await play(event, .failure, in: outline)
        let lost = walk.statesShown(since: walk.eventStart, unlike: good)
        let failed = Set(walk.questions(since: walk.eventStart).map(\.member))
        let own = good.contentKindsBesideStates(since: good.eventStart)
        guard !lost.isEmpty, !own.isEmpty, good.onlyReads, walk.failures.hasFailed, walk.isDone, walk.isPossible(other)
        else {
            return nil
        }
        let bad = try await play(other, .failure, in: outline)
        // One label has room for one text, but a flag is its own.
        let others = bad.statesShown(since: bad.eventStart)
        let isShared = others.contains { state in
            lost.contains { $0.begin == state.begin || !$0.isFlag && !state.isFlag && $0.begin.isLike(state.begin) }
        }
        guard !isShared else { return nil }
        await walk.fire(other)
        let still = lost.filter(walk.shows)
        await walk.answerAll()
        let asked = Set(walk.questions(since: walk.eventStart).map(\.member))
        guard !still.isEmpty, walk.isDone, !asked.isEmpty, asked.isDisjoint(with: failed),
            !walk.hasLedAway(since: walk.eventStart),
            own.isDisjoint(with: walk.contentKindsBesideStates(since: walk.eventStart))
        else { return nil }
        let ended = still.filter { !$0.isOn(after: walk.stage.log.calls) }.map(\.begin)
        let names = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(names.0) had failed, \(names.1) asked for something else and succeeded, and this was ended, although \
            nothing has made the failure good:
            """
        return expect(none: ended, in: walk, text)
    }
}

extension Trial<ModuleLaws> {
    /// Whether the states that the failure of a change has begun, which is then taken back, stay on if another change,
    /// which was sent before that failure, succeeds; expects that they do.
    ///
    /// - Returns: `nil` if there are none, or if nothing is taken back: the other may take the place of what has failed.
    fileprivate func staysLost(
        _ event: Int,
        besideTheSuccessOf other: Int,
        in outline: Outline
    ) async throws -> Bool? {
        guard !outline.appearing.contains(event), !outline.appearing.contains(other) else { return nil }
        let walk = try await startWalk(after: outline.leadIn(to: [event, other]))
        await walk.fire(event)
        let start = walk.eventStart
        guard walk.onlyChangesThings, walk.awaited.count == 1, let older = walk.awaited.first, walk.canCause(other)
        else { return nil }
        await walk.fire(other, hurried: true)
        guard walk.onlyChangesThings, walk.awaited.count == 2 else { return nil }
        let (before, count) = (walk.shownParts(), walk.callCount)
        await walk.answer(older, .failure)
        let (now, lost) = (walk.shownParts(), walk.statesShown(since: count))
        guard before.contains(where: { now[$0.key] != $0.value }), walk.failures.hasFailed, !lost.isEmpty,
            walk.pending.count == 1, let newer = walk.pending.first
        else { return nil }
        await walk.answer(newer)
        guard !walk.hasLedAway(since: start) else { return nil }
        let ended = lost.filter { !$0.isOn(after: walk.stage.log.calls) }.map(\.begin)
        let names = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(names.0) failed and was taken back, \(names.1), which had been sent before that, succeeded, and this was \
            ended:
            """
        return expect(none: ended, in: walk, text)
    }
}

extension Balance {
    /// Whether two states are shown in one place, such as two texts of one label; a flag is its own.
    func sharesItsPlace(with other: Balance) -> Bool {
        begin == other.begin || !isFlag && !other.isFlag && begin.isLike(other.begin)
    }
}

extension Walk {
    /// The states that were begun after a number of calls and are still shown.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - good: A module in which nothing has failed; what began there does not count.
    func statesShown(since start: Int, unlike good: Walk? = nil) -> [Balance] {
        let (before, all) = (Array(stage.log.calls.prefix(start)), stage.log.calls)
        let usual = good?.stage.log.calls ?? []
        return stage.states.filter { state in
            !state.isOn(after: before) && state.isOn(after: all) && shows(state) && !usual.contains(state.begin)
        }
    }

    /// The kinds of the calls that said something to a view, without those that only turn something on or off.
    fileprivate func contentKindsBesideStates(since start: Int) -> Set<String> {
        Set(calls(.view, since: start).filter { isContent($0) && !isSignal($0) }.map { stage.kind(of: $0) })
    }
}
