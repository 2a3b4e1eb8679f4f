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
        asking.contains(event) && comesAgain(event) && leadIn(to: event).isWell
            && !appearing.contains(event) && !addsUp(event)
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
        let leadIn = outline.leadIn(to: [event, other])
        func play(_ events: Int...) async throws -> (walk: Walk, own: [String]) {
            let walk = try await startWalk(after: leadIn, Numbering(tellsEqualApart: false))
            var own: [String] = []
            for next in events {
                let count = walk.answers.count
                await walk.fire(next)
                await walk.answerAll()
                if next == event { own = Array(walk.answers.dropFirst(count)) }
            }
            return (walk, own)
        }
        let (walk, own) = try await play(event)
        guard walk.onlyReads, !own.isEmpty else { return nil }
        let start = walk.eventStart
        let shown = walk.shownOf(own).filter { !$1.isEmpty }
        await walk.fire(other)
        await walk.answerAll()
        let left = walk.lastSeen()
        // Another part of the same answers, such as the next card, stands there because the event has come.
        let lost = shown.keys.filter { kind in left[kind].map { walk.parts(of: $0, from: own).isEmpty } ?? true }
        guard walk.isDone, !lost.isEmpty, !walk.hasLedAway(since: start), walk.isPossible(event) else { return nil }
        // What the other event hides, as a filter does, it hides in any order.
        let (patient, anew) = try await play(other, event)
        let expected = patient.shownOf(anew)
        guard lost.allSatisfy({ expected[$0]?.isEmpty == false }) else { return nil }
        let known = Set(walk.calls(.view).flatMap { Leaves.of($0.call) })
        await walk.fire(event)
        let isAsked = !walk.requestsMade.isEmpty
        await walk.answerAll()
        let now = walk.lastSeen()
        // An event may say instead why it brings nothing any more.
        let saysMore = walk.calls(.view, since: walk.eventStart).contains { !known.isSuperset(of: Leaves.of($0.call)) }
        let isBack = isAsked || saysMore || !lost.allSatisfy { now[$0] == left[$0] } || walk.hasLedAway(since: start)
        let (name, otherName) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(otherName) took away what \(name) had shown. \(name) came again, asked for nothing, and showed nothing of it.
            """
        return expect(isBack, in: walk, text)
    }
}
