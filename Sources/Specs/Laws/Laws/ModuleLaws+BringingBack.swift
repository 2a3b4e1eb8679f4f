extension ModuleLaws {
    static let bringingBack: [Requirement] = [
        Requirement(
            "LAW-42",
            .should,
            "An event shows what it loads, whatever else has failed, or another event has loaded or taken away before.",
            source:
                "fault class: a query that is compared with the last one although the field was cleared; one copy for all; a copy that is ignored since the network has failed",
            tags: [.answers],
            presupposes: ["LAW-04"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for event in outline.ordinary where outline.loadsAnew(event) {
                for other in outline.others(than: event) where !outline.appearing.contains(other) {
                    let isOwn = try await trial.loadsItsOwn(event, after: other, in: outline)
                    hasLooked = hasLooked || isOwn != nil
                    guard isOwn != false else { return }
                    let isBack = try await trial.bringsBack(event, afterItsLossBy: other, in: outline)
                    hasLooked = hasLooked || isBack != nil
                    guard isBack != false else { return }
                }
            }
            for event in outline.ordinary where outline.asking.contains(event) {
                let isShown = try await trial.isShownBesideAFailure(event, in: outline)
                hasLooked = hasLooked || isShown != nil
                guard isShown != false else { return }
            }
            if !hasLooked {
                throw NotApplicable(
                    "No two events load different things, or take away what another has loaded, and none loads something beside what fails."
                )
            }
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
    /// Whether an event asks for its own, or changes what is shown, once another has asked for something else by the same
    /// method; expects that it does.
    ///
    /// - Returns: `nil` if they ask for the same, or by other methods, or if the event is not possible then.
    fileprivate func loadsItsOwn(_ event: Int, after other: Int, in outline: Outline) async throws -> Bool? {
        guard outline.asking.contains(other), !outline.addsUp(other), outline.leadIn(to: other).isWell else {
            return nil
        }
        func play(_ events: Int...) async throws -> Walk {
            let walk = try await startWalk(after: outline.leadIn(to: [other, event]))
            for event in events where walk.isPossible(event) {
                await walk.fire(event)
                await walk.answerAll()
            }
            return walk
        }
        let (alone, before) = (try await play(event), try await play(other))
        let (own, others) = (alone.lastRequests, before.lastRequests)
        let isAlike = Set(own.map(\.call.member)) == Set(others.map(\.call.member)) && own.without(others) == own
        guard isAlike, alone.onlyReads, before.onlyReads, before.isDone, !before.hasLedAway(since: before.eventStart),
            !before.content.isEmpty, before.isPossible(event)
        else { return nil }
        let content = before.content
        await before.fire(event)
        let isChanged = before.lastEventChangedSomething
        await before.answerAll()
        let isHeard = !before.requestsMade.isEmpty || isChanged || before.content != content
        if isHeard || before.hasLedAway(since: before.eventStart) { return true }
        // What is there may have to be closed first.
        for third in outline.others(than: event) where !outline.asking.contains(third) {
            if try await !play(other, third, event).requestsMade.isEmpty { return true }
        }
        let (name, otherName) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(name) came after \(otherName). It asked for nothing, and what \(otherName) had brought was still shown. If it is \
            not possible then, say so with when:.
            """
        return expect(false, in: before, text)
    }

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
