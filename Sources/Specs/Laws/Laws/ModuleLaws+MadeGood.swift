extension ModuleLaws {
    static let madeGood: [Requirement] = [
        Requirement(
            "LAW-45",
            .should,
            "Once an event succeeds, nothing is left of an earlier failure or empty answer: what comes next is as if there "
                + "had been none.",
            source: "fault class: a flag or a queue that no success resets; “nothing found” above rows",
            tags: [.answers],
            presupposes: ["LAW-09", "LAW-10", "LAW-34", "LAW-36", "LAW-40"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            guard outline.allOutcomes != [.success] else {
                throw NotApplicable("No request can fail or come to nothing: none is named with fails: or empty:.")
            }
            var hasLooked = false
            for event in outline.ordinaryOnce where outline.asking.contains(event) && !outline.needsTrouble(event) {
                let isForgotten = try await trial.forgetsThatThereWasNothing(after: event, in: outline)
                hasLooked = hasLooked || isForgotten != nil
                guard isForgotten != false else { return }
                var usual = Aftermaths()
                for recovered in outline.recoveries(from: event) {
                    let isAsUsual = try await trial.goesOnAsUsual(after: recovered, &usual, in: outline)
                    hasLooked = hasLooked || isAsUsual != nil
                    guard isAsUsual != false else { return }
                }
            }
            if !hasLooked {
                throw NotApplicable("No failure is made good so that the view shows what it always shows.")
            }
        }
    ]
}

extension Outline {
    /// The ways to make it good that an event has failed or come to nothing: the event itself, at once or after what
    /// leads to it, and each event that is there only after a failure.
    fileprivate func recoveries(from event: Int) -> [Recovered] {
        let good = Situation.Act(event, .success)
        let later = chains[event, default: 0] > 0 ? [[Outcome.success, .failure]] : []
        let failures = outcomes(of: event).filter { $0 != .success }.map { [$0] } + later
        return failures.flatMap { failure in
            func recovered(by way: [Situation.Act], after before: [Situation.Act] = []) -> Recovered {
                Recovered(leadIn: leadIn(to: event) + before, bad: .init(event, failure), way: way, good: good)
            }
            let retries = ordinaryOnce.filter(needsTrouble).map { recovered(by: [.init($0, .success)]) }
            guard comesAgain(event) else { return retries }
            let again = leadIn(to: event).filter { comesAgain($0.event) && !appearing.contains($0.event) }
            let anew = again.isEmpty ? [] : [recovered(by: again + [good])]
            // Some modules count failures, and do something else after the second or the third.
            let twice = failure == [.failure] ? [recovered(by: [.init(event, failure), good])] : []
            return [recovered(by: [good]), recovered(by: [good], after: [good])] + twice + anew + retries
        }
    }

    /// What an event that has failed is called in a failure of the law.
    fileprivate func story(of recovered: Recovered) -> String {
        let outcome = recovered.bad.outcomes.last == .failure ? "failed" : "come to nothing"
        let (name, last) = ("“\(events[recovered.bad.event].name)”", recovered.way.last?.event ?? recovered.bad.event)
        return
            "\(name) had \(outcome), and \(last == recovered.bad.event ? "it" : "“\(events[last].name)”") has succeeded since."
    }
}

extension Trial<ModuleLaws> {
    /// Whether each event asks, shows and leads to the same once a failure has been made good; expects that it does.
    ///
    /// It may also do what it does after two successes, since an attempt may count however it ended.
    ///
    /// - Parameters:
    ///   - recovered: The failure, and how it is made good.
    ///   - usual: What is known of modules in which nothing has failed.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the failure is not made good, or if nothing is possible after it.
    fileprivate func goesOnAsUsual(
        after recovered: Recovered,
        _ usual: inout Aftermaths,
        in outline: Outline
    ) async throws -> Bool? {
        func play(_ acts: [Situation.Act]) async throws -> Walk {
            try await startWalk(after: recovered.leadIn + acts, Numbering(givesTheSame: true))
        }
        let (well, bad) = ([recovered.good], [recovered.bad] + recovered.way)
        let first = try await play([recovered.bad])
        let isEmpty = first.requestsMade.contains { outline.outcomes[$0].contains(.empty) }
        let there = try await play(well)
        guard recovered.bad.outcomes == [.empty] ? isEmpty : first.failures.hasFailed,
            try await play(bad).isAsGood(as: there)
        else { return nil }
        var hasLooked = false
        for next in outline.events.first where !outline.appearing.contains(next) || outline.comesAgain(next) {
            let isThere = there.isPossible(next)
            let door = isThere ? [] : try await door(to: next, after: { try await play(well) }, in: outline)
            guard let door else { continue }
            for outcome in outline.outcomes(of: next) where outcome != .empty {
                func aftermath(of acts: [Situation.Act]) async throws -> (Aftermath, Walk) {
                    let walk = try await play(acts)
                    return (await Aftermath(of: walk, causing: next, outcome), walk)
                }
                let key = "\(recovered.leadIn.count) \(next) \(outcome)"
                let expected = try await usual.once(key) { try await aftermath(of: well + door).0 }
                guard expected.isPossible else { continue }
                hasLooked = true
                var (found, walk) = try await aftermath(of: bad + door)
                if !found.isPossible,
                    let free = try await freed(
                        next,
                        unlike: there,
                        after: { try await play(bad + door) },
                        in: outline
                    )
                {
                    (found, walk) = (await Aftermath(of: free, causing: next, outcome), free)
                }
                let name = "“\(outline.events[next].name)”"
                func differs(from other: Aftermath) -> String? {
                    found.difference(
                        from: other,
                        of: name,
                        outcome,
                        sending: first.lastRequests,
                        elsewhere: "if nothing has failed before"
                    )
                }
                guard let difference = differs(from: expected) else { continue }
                if outline.comesAgain(recovered.good.event),
                    try await differs(from: aftermath(of: well + well + door).0) == nil
                {
                    continue
                }
                return expect(false, in: walk, "\(outline.story(of: recovered)) \(difference)")
            }
        }
        return hasLooked ? true : nil
    }

    /// What makes an event possible in a module: another event that asks for nothing, such as closing what has been opened;
    /// `nil` if nothing does.
    private func door(
        to event: Int,
        after play: () async throws -> Walk,
        in outline: Outline
    ) async throws -> [Situation.Act]? {
        for door in outline.others(than: event)
        where !outline.asking.contains(door) && !outline.appearing.contains(door) {
            let walk = try await play()
            guard walk.canCause(door) else { continue }
            await walk.fire(door)
            if walk.isDone, walk.isPossible(event), !walk.hasLedAway(since: walk.eventStart) {
                return [.init(door, .success)]
            }
        }
        return nil
    }

    /// Returns a module in which an event has become possible since something that is there only after the failure, such
    /// as an alert that covers the screen, was closed.
    private func freed(
        _ event: Int,
        unlike well: Walk,
        after play: () async throws -> Walk,
        in outline: Outline
    ) async throws -> Walk? {
        for other in outline.others(than: event) where !outline.asking.contains(other) && !well.isPossible(other) {
            let walk = try await play()
            guard walk.isPossible(other) else { continue }
            await walk.fire(other)
            if walk.isPossible(event) { return walk }
        }
        return nil
    }

    /// Whether a label that said that there is nothing says so no more once the event has brought something; expects
    /// that it does not.
    ///
    /// A label is told from a toast by its being emptied when the event comes once more or succeeds, or by its being a
    /// flag.
    ///
    /// - Returns: `nil` if there is no such label.
    fileprivate func forgetsThatThereWasNothing(after event: Int, in outline: Outline) async throws -> Bool? {
        guard outline.comesAgain(event), outline.outcomes(of: event).contains(.empty) else { return nil }
        func play(_ outcomes: Outcome...) async throws -> Walk {
            try await startWalk(after: outline.leadIn(to: event) + outcomes.map { .init(event, $0) })
        }
        let (walk, well, bad) = (
            try await play(.empty, .success), try await play(.success, .success), try await play(.failure, .success)
        )
        let (empty, start) = (try await play(.empty), walk.eventStart)
        guard walk.isDone, well.isDone, !walk.requestsMade.isEmpty, !walk.hasLedAway(since: start) else { return nil }
        let (said, left, usual) = (empty.lastSeen(since: empty.eventStart), walk.lastSeen(), well.lastSeen())
        let emptied = Set(bad.calls(.view, since: bad.eventStart).filter(\.saysNothing).map { bad.stage.kind(of: $0) })
        let labels = said.filter { kind, hint in
            (emptied.contains(kind) && !hint.call.saysNothing || hint.call.turnsOn && usual[kind] != hint)
                && empty.isContent(hint.call)
                && !empty.stage.isPassing(hint.call)
                && !empty.stage.balances.contains { $0.isBegun(by: hint.call) }
        }
        var hints = labels.filter { kind, hint in left[kind] == hint && usual[kind] != hint }
        // A tip may stay until the user closes it.
        for other in outline.others(than: event) where hints.contains(where: { $1.call.turnsOn }) {
            let walk = try await play(.empty)
            await walk.fire(other)
            let told = walk.calls(.view, since: walk.eventStart)
            if walk.requestsMade.isEmpty {
                hints = hints.filter { hint in !told.contains(where: hint.value.call.isLike) }
            }
        }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) had come to nothing, has brought something since, and this is still shown:"
        guard expect(none: hints.values.map { "\($0)" }.sorted(), in: walk, text) else { return false }
        return labels.isEmpty ? nil : true
    }
}

extension LoggedCall {
    /// Whether all that it says is that something is on.
    fileprivate var turnsOn: Bool { Leaves.of(call) == ["true"] }

    /// Whether it empties a label.
    fileprivate var saysNothing: Bool {
        let texts = Leaves.of(call)
        return !texts.isEmpty && texts.allSatisfy(["nil", ""].contains)
    }
}

extension Walk {
    /// Whether nothing has failed in the end, and the same is shown and was led to as in another module, whose questions
    /// were all asked as well.
    fileprivate func isAsGood(as well: Walk) -> Bool {
        func states(_ walk: Walk) -> [Bool] { walk.stage.states.map { $0.isOn(after: walk.stage.log.calls) } }
        let asked = Set(questions().map(\.text))
        return failures.isEmpty && isDone && well.isDone && !readsStreams
            && stage.clock.sleeping.now == well.stage.clock.sleeping.now
            && asked.isSuperset(of: well.questions().map(\.text)) && states(self) == states(well)
            && lastRequests.holdsTheSame(as: well.lastRequests)
            && ViewLeft(self).differences(from: ViewLeft(well)).isEmpty
            && ledTo().holdsTheSame(as: well.ledTo())
    }
}
