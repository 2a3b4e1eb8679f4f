extension ModuleLaws {
    static let bringingBack: [Requirement] = [
        Requirement(
            "LAW-42",
            .should,
            "What an event has loaded and another has taken away comes back when the event comes again.",
            source:
                "fault class: a query that is compared with the last one, although the field was cleared meanwhile",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for event in outline.ordinary where outline.loadsAnew(event) {
                for other in outline.others(than: event) where !outline.appearing.contains(other) {
                    guard !outline.leaves(other) else { continue }
                    let isBack = try await trial.bringsBack(event, afterItsLossBy: other, in: outline)
                    hasLooked = hasLooked || isBack != nil
                    guard isBack != false else { return }
                }
            }
            if !hasLooked { throw NotApplicable("No event takes away what another has loaded, which can come again.") }
        }
    ]
}

extension Outline {
    /// Whether an event that a user can cause again loads something that replaces what was there.
    ///
    /// An event that makes sense only after a failure, such as “try again”, has nothing to do if all is well.
    fileprivate func loadsAnew(_ event: Int) -> Bool {
        let isOrdinary = !appearing.contains(event) && !addsUp(event) && !leaves(event)
        return asking.contains(event) && comesAgain(event) && isOrdinary && leadIn(to: event).isWell
    }
}

extension Trial<ModuleLaws> {
    /// Whether an event whose content another event has taken away asks for it or shows it when it comes again; expects
    /// that it does.
    ///
    /// - Parameters:
    ///   - event: The event, such as typing a query.
    ///   - other: The event that takes away its content, such as clearing the field.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if nothing is taken away, or the event is not possible then.
    fileprivate func bringsBack(
        _ event: Int,
        afterItsLossBy other: Int,
        in outline: Outline
    ) async throws -> Bool? {
        let walk = try await startWalk(after: outline.leadIn(to: [event, other]), Numbering(tellsEqualApart: false))
        let earlier = walk.answers.count
        await walk.fire(event)
        guard walk.onlyReads, !walk.requestsMade.isEmpty else { return nil }
        await walk.answerAll()
        let own = walk.shownOf(Array(walk.answers.dropFirst(earlier))).filter { !$1.isEmpty }
        await walk.fire(other)
        await walk.answerAll()
        let left = walk.lastSeen()
        let lost = own.filter { kind, texts in texts.isDisjoint(with: left[kind]?.words ?? []) }.keys
        guard walk.isDone, !lost.isEmpty, !walk.hasLedAway(), walk.isPossible(event) else { return nil }
        await walk.fire(event)
        let isAsked = !walk.requestsMade.isEmpty
        await walk.answerAll()
        let now = walk.lastSeen()
        let isBack = isAsked || !lost.allSatisfy { now[$0] == left[$0] } || walk.hasLedAway()
        let (name, otherName) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(otherName) took away what \(name) had shown. \(name) came again, asked for nothing, and showed nothing of it.
            """
        return expect(isBack, in: walk, text)
    }
}
