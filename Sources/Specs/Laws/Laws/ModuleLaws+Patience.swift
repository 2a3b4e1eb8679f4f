extension ModuleLaws {
    static let patience: [Requirement] = [
        Requirement(
            "LAW-46",
            .should,
            "If a user who did not wait for an answer sees what one who waited sees, the module then does the same for both.",
            source: "fault class: a flag or a lock that is never reset if the user and the answers overtake each other",
            tags: [.answers],
            presupposes: ["LAW-04", "LAW-05", "LAW-12", "LAW-36", "LAW-40"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for first in outline.ordinaryOnce where outline.asking.contains(first) {
                // A view that is there does not appear.
                for second in outline.ordinaryOnce where !outline.appearing.contains(second) {
                    guard first != second || outline.comesAgain(first) else { continue }
                    let isSame = try await trial.forgetsTheHurry(of: first, and: second, in: outline)
                    hasLooked = hasLooked || isSame != nil
                    guard isSame != false else { return }
                }
            }
            if !hasLooked { throw NotApplicable("No two events lead to the same, whether the user waits or not.") }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Whether each event does what it does for a patient user once two events have come without waiting; expects that
    /// it does.
    ///
    /// - Returns: `nil` if something else was asked, shown or opened than for a patient user, or if nothing is possible
    ///   then.
    fileprivate func forgetsTheHurry(of first: Int, and second: Int, in outline: Outline) async throws -> Bool? {
        func patient() async throws -> Walk {
            let acts = [Situation.Act(first, .success), .init(second, .success)]
            let leadIn = outline.leadIn(to: [first, second])
            return try await startWalk(after: leadIn + acts, Numbering(tellsEqualApart: false))
        }
        func hurried(newestFirst isReversed: Bool) async throws -> Walk? {
            let walk = try await startWalk(
                after: outline.leadIn(to: [first, second]),
                Numbering(tellsEqualApart: false)
            )
            await walk.fire(first)
            guard !walk.awaited.isEmpty, walk.canCause(second) else { return nil }
            await walk.fire(second)
            if isReversed, walk.awaited.count < 2 { return nil }
            for _ in 0..<Walk.mostSteps where isReversed {
                guard let newest = walk.awaited.last, !newest.held.isStream else { break }
                await walk.answer(newest)
            }
            await walk.answerAll()
            return walk
        }
        let calm = try await patient()
        // An event that shows nothing, such as an hour that passes, may be about what is there already.
        guard calm.callCount > calm.eventStart else { return nil }
        var (usual, hasLooked) = (Aftermaths(), nil as Bool?)
        for isReversed in [false, true] {
            guard let walk = try await hurried(newestFirst: isReversed), walk.hasEndedLike(calm) else { continue }
            // An answer that was passed over may be asked for again, and a screen that was never there is none to go
            // back to.
            let isPassedOver = !walk.cancelled.isEmpty || !calm.shown().allSatisfy(walk.shown().contains)
            for next in outline.events.first where !outline.appearing.contains(next) || outline.comesAgain(next) {
                let expected = try await usual.once("\(next)") {
                    await Aftermath(of: try await patient(), causing: next, .success)
                }
                guard expected.isPossible, let walk = try await hurried(newestFirst: isReversed) else { continue }
                hasLooked = true
                let found = await Aftermath(of: walk, causing: next, .success)
                let name = "“\(outline.events[next].name)”"
                let isDead = !found.isPossible || found.isIdle && !expected.isIdle
                let isElse = found.asksTheSame(as: expected) || found.isIdle != expected.isIdle
                guard isDead || isElse && !isPassedOver,
                    let difference = found.difference(from: expected, of: name, elsewhere: "for a user who waits")
                else { continue }
                let names = "“\(outline.events[second].name)” came before the answer to “\(outline.events[first].name)”"
                return expect(false, in: walk, "\(names), with the same result as after it. \(difference)")
            }
        }
        return hasLooked
    }
}

extension Walk {
    /// Whether the same was asked, shown and opened as in another module, and everything is over in both.
    fileprivate func hasEndedLike(_ other: Walk) -> Bool {
        func states(_ walk: Walk) -> [Bool] { walk.stage.states.map { $0.isOn(after: walk.stage.log.calls) } }
        let (left, others) = (ViewLeft(self), ViewLeft(other))
        return isDone && other.isDone && !readsStreams
            && stage.clock.sleeping.now == other.stage.clock.sleeping.now
            && questions().map(SeenCall.init).holdsTheSame(as: other.questions().map(SeenCall.init))
            && states(self) == states(other) && busy.isEmpty == other.busy.isEmpty
            && left.lasts(like: others)
            && ledTo().holdsTheSame(as: other.ledTo())
    }
}
