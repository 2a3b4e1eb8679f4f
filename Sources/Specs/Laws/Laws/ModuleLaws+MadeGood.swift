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
                let isReadAgain = try await trial.isReadAgainEachTime(event, in: outline)
                hasLooked = hasLooked || isReadAgain != nil
                guard isReadAgain != false else { return }
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

    /// What is looked at of an event once a failure is made good: how it succeeds and fails, and how it succeeds after one
    /// more failure, which may count.
    fileprivate func occasions(for next: Int) -> [(before: [Situation.Act], outcome: Outcome)] {
        let outcomes = outcomes(of: next).filter { $0 != .empty }
        let again = outcomes.contains(.failure) && comesAgain(next)
        return outcomes.map { ([], $0) } + (again ? [([.init(next, .failure)], .success)] : [])
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
            let others = outline.others(than: next)
            var door: [Situation.Act] = []
            if !there.isPossible(next) {
                let doors = others.filter { !outline.appearing.contains($0) }
                let found = try await opener(of: next, among: doors, after: { try await play(well) }, in: outline) {
                    $0.isDone && !$0.hasLedAway(since: $0.eventStart)
                }
                guard let found else { continue }
                door = [.init(found.event, .success)]
            }
            // What is there only after the failure, such as an alert that covers the screen, may have to be closed.
            let covers = others.filter { !there.isPossible($0) }
            func uncovered() async throws -> Walk {
                let walk = try await play(bad + door)
                if walk.isPossible(next) { return walk }
                let cover = try await opener(
                    of: next,
                    among: covers,
                    after: { try await play(bad + door) },
                    in: outline
                )
                return cover?.walk ?? walk
            }
            for (before, outcome) in outline.occasions(for: next) {
                func aftermath(of walk: Walk) async -> Aftermath {
                    await walk.go(before)
                    return await Aftermath(of: walk, causing: next, outcome)
                }
                let key = "\(recovered.leadIn.count) \(next) \(before.count) \(outcome)"
                let expected = try await usual.once(key) { await aftermath(of: try await play(well + door)) }
                guard expected.isPossible else { continue }
                hasLooked = true
                let walk = try await uncovered()
                let found = await aftermath(of: walk)
                let event = "“\(outline.events[next].name)”"
                let name = before.isEmpty ? event : "Once \(event) had failed, it"
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
                    try await differs(from: aftermath(of: play(well + well + door))) == nil
                {
                    continue
                }
                return expect(false, in: walk, "\(outline.story(of: recovered)) \(difference)")
            }
        }
        return hasLooked ? true : nil
    }

    /// Finds an event that asks for nothing and makes another possible, such as closing what has been opened.
    ///
    /// - Parameters:
    ///   - event: What is to become possible.
    ///   - others: The events to try.
    ///   - play: What comes before.
    ///   - outline: What the module offers.
    ///   - isUsable: Whether what an event has led to will do.
    /// - Returns: The event, and the module in which it came last; `nil` if there is none.
    private func opener(
        of event: Int,
        among others: [Int],
        after play: () async throws -> Walk,
        in outline: Outline,
        if isUsable: (Walk) -> Bool = { _ in true }
    ) async throws -> (event: Int, walk: Walk)? {
        for other in others where other != event && !outline.asking.contains(other) {
            let walk = try await play()
            guard walk.canCause(other) else { continue }
            await walk.fire(other)
            if walk.isPossible(event), isUsable(walk) { return (other, walk) }
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
