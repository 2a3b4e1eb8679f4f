extension ModuleLaws {
    static let orders: [Requirement] = [
        Requirement(
            "LAW-04",
            .must,
            "Whatever order the answers come in, the view shows the same in the end.",
            source: "fault class: an older answer that overwrites a newer one",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let bursts = outline.ordinary.filter(outline.comesAgain).map { [$0, $0] } + [outline.beginning]
            let orders = try await trial.explore(bursts, in: outline, by: .everything, tellsEqualApart: false) {
                await $0.play(allOf: $1, $2)
            }
            if !orders.hasOrders { throw NotApplicable.onlyOneOrder }
        },
        Requirement(
            "LAW-05",
            .must,
            "Whether an answer comes before or after the next event, the view shows the same in the end.",
            source: "fault class: an answer that comes after the user has moved on, such as by clearing the query",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let pairs = try await trial.comparablePairs(outline)
            let orders = try await trial.explore(
                pairs,
                in: outline,
                by: .newestKinds,
                tellsEqualApart: false
            ) { await $0.play($1, $2) }
            if !orders.hasOrders { throw NotApplicable.onlyOneOrder }
            // A change that is shown twice before the answers has to go back to what was there first.
            let hopes = outline.ordinary.filter(outline.asking.contains).map { [$0, $0] }
            guard !orders.hasFailed,
                try await !trial.explore(
                    hopes,
                    in: outline,
                    by: .hopes,
                    tellsEqualApart: false,
                    play: { await $0.play($1, $2) { _ in .failure } }
                ).hasFailed
            else { return }
            // LAW-26 looks at two answers to the same question.
            let others = try await trial.asking(pairs, in: outline).filter { !$0.asksTheSame }
            guard try await !trial.endsOtherwise(oneOf: others, in: outline) else { return }
            for pair in pairs where outline.addsUp(pair[0]) && pair[0] != pair[1] {
                guard try await trial.forgetsPage(pair[0], before: pair[1], in: outline) else { return }
            }
            for event in outline.ordinary where outline.asking.contains(event) && outline.comesAgain(event) {
                guard try await trial.countsOnce(event, in: outline) else { return }
                try await trial.askWhetherItsSecondTimeIsLost(event, in: outline)
            }
            for pair in pairs where outline.asking.contains(pair[0]) && pair[0] != pair[1] {
                try await trial.askWhetherItTakesThePlace(of: pair[1], after: pair[0], in: outline)
                try await trial.askWhetherItIsLost(pair[1], after: pair[0], in: outline)
            }
        },
        Requirement(
            "LAW-32",
            .must,
            "Each invariant that the stage is told of holds whenever the module is at rest.",
            source: "the consumer's own rule, named with stage.invariant",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            guard outline.hasInvariants else { throw NotApplicable("No invariant is named with stage.invariant.") }
            let survey = try await trial.survey(outline)
            try await trial.expectNoFault("LAW-32", in: survey, of: outline)
            guard survey.faults["LAW-32"] == nil, !outline.requests.isEmpty else { return }
            guard try await trial.keepsInvariantsAfterFailures(outline) else { return }
            _ = try await trial.explore(outline.eventPairs, in: outline, by: .nothing) { await $0.play($1, $2) }
        },
        Requirement(
            "LAW-26",
            .should,
            "When the same question is asked twice, the view shows the answer to the later one.",
            source: "fault class: an older answer that overwrites a newer one, where the server changed in between",
            tags: [.answers],
            presupposes: ["LAW-04", "LAW-05"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let bursts = outline.ordinary.filter(outline.comesAgain).map { [$0, $0] }
            let orders = try await trial.explore(bursts, in: outline, by: .everything) {
                await $0.play(allOf: $1, $2)
            }
            if orders.hasFailed { return }
            let pairs = try await trial.asking(outline.eventPairs, in: outline).filter(\.asksTheSame)
            let series = bursts + pairs.map(\.events).filter { $0[0] != $0[1] }
            for events in series {
                guard try await trial.showsThatNothingIsLeft(events, in: outline) else { return }
            }
            if !orders.hasOrders { throw NotApplicable.onlyOneOrder }
            let patient = try await trial.explore(series, in: outline, by: .newestKinds) { await $0.play($1, $2) }
            if patient.hasFailed { return }
            _ = try await trial.endsOtherwise(oneOf: pairs, tellsEqualApart: true, in: outline)
        },
        Requirement(
            "LAW-29",
            .must,
            "If a late success shows nothing, a late failure shows nothing either.",
            source: "fault class: the failure of an outdated request, shown above newer content",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var isIgnored = false
            let pairs = outline.eventPairs.filter { $0[0] != $0[1] && $0.allSatisfy(outline.asking.contains) }
            for events in pairs {
                // A module that shows the hoped-for result at once shows nothing on any success.
                guard try await trial.isShown(events[0], in: outline),
                    try await trial.afterwards(events, .success, in: outline)?.isIgnored == true
                else { continue }
                isIgnored = true
                let shown = try await trial.afterwards(events, .failure, in: outline)?.shown ?? []
                let names = events.map { "“\(outline.events[$0].name)”" }
                let text = "The answer to \(names[0]) came after that to \(names[1]). It failed, and was shown:"
                guard trial.expect(none: shown, text) else { return }
            }
            if !isIgnored { throw NotApplicable("No late answer is ignored: no event takes the place of another.") }
        },
    ]
}

extension Trial<ModuleLaws> {
    /// Whether an event that asks for what comes after the content, and so asks the same again before the answer, shows
    /// the answer only once.
    fileprivate func countsOnce(_ event: Int, in outline: Outline) async throws -> Bool {
        let numbering = Numbering(tellsEqualApart: false)
        func play(patiently isPatient: Bool, times: Int) async throws -> (walk: Walk, asked: [SeenCall]) {
            let walk = try await startWalk(for: event, in: outline, numbering)
            let start = walk.callCount
            for _ in 1...times {
                await walk.fire(event, hurried: true)
                if isPatient { await walk.answerAll() }
            }
            let asked = walk.questions(since: start).map(SeenCall.init)
            await walk.answerAll()
            return (walk, asked)
        }
        let (patient, once) = (try await play(patiently: true, times: 2), try await play(patiently: true, times: 1))
        let twice = try await play(patiently: false, times: 2)
        guard once.asked.count == 1, twice.asked == once.asked + once.asked, patient.asked.count == 2,
            patient.asked != twice.asked, let more = twice.walk.difference(from: once.walk, by: .newestKinds)
        else { return true }
        let text = "“\(outline.events[event].name)” came twice and asked the same: the view was left with \(more)."
        return expect(false, text)
    }

    /// Whether the invariants hold if the user changes something after a failure and tries again, and if another event
    /// comes during a wait that a failure has begun, such as a lock.
    fileprivate func keepsInvariantsAfterFailures(_ outline: Outline) async throws -> Bool {
        guard outline.allOutcomes.contains(.failure) else { return true }
        for event in outline.ordinary where outline.asking.contains(event) && !outline.needsTrouble(event) {
            let leadIn = outline.leadIn(to: event)
            let (failed, again) = (Situation.Act(event, .failure), Situation.Act(event, .success))
            var hurried = failed
            hurried.isHurried = true
            let waits = try await play(Situation(leadIn: leadIn, acts: [hurried])).awaitsTime
            for other in outline.others(than: event) where !outline.appearing.contains(other) {
                let changed = Situation.Act(other, .success)
                // A view that appears only once does not try again by appearing.
                let retries = outline.comesAgain(event) ? [[failed, changed, again]] : []
                for acts in retries + (waits ? [[hurried, changed]] : []) {
                    let walk = try await play(Situation(leadIn: leadIn, acts: acts))
                    guard let text = ModuleLaws.keepsInvariants(walk) else { continue }
                    return expect(false, text)
                }
            }
        }
        return true
    }

    /// Whether an empty answer replaces what an earlier answer to the same question brought, if another answer with
    /// content does.
    fileprivate func showsThatNothingIsLeft(_ events: [Int], in outline: Outline) async throws -> Bool {
        guard !events.contains(where: outline.addsUp), outline.allOutcomes.contains(.empty) else { return true }
        func play(_ outcomes: Outcome...) async throws -> Walk {
            let acts = zip(events, outcomes).map { Situation.Act($0, $1) }
            return try await self.play(Situation(leadIn: outline.leadIn(to: events), acts: acts))
        }
        let (full, told) = (try await play(.success), try await play(.success, .empty))
        guard told.lastRequests.holdsTheSame(as: full.lastRequests), !full.readsStreams else { return true }
        let (other, empty) = (try await play(.success, .success), try await play(.empty, .empty))
        func leaves(_ kind: String, in walk: Walk) -> Set<String>? {
            walk.lastSeen()[kind].map { Set(Leaves.of($0.call.call)) }
        }
        let answers = full.answers
        // A call that the view gets only then may replace what was there.
        let isReplaced = told.calls(.view, since: told.eventStart).contains { call in
            !told.isSignal(call) && !told.stage.isPlaced(call) && !full.calls(.view).contains(where: call.isLike)
        }
        if isReplaced { return true }
        let stale = full.lastSeen().filter { kind, seen in
            let shown = Set(Leaves.of(seen.call.call).filter { full.comes($0, from: answers) })
            let brought = shown.subtracting(leaves(kind, in: other) ?? shown)
            guard !brought.isEmpty, let left = leaves(kind, in: told), let nothing = leaves(kind, in: empty) else {
                return false
            }
            return brought.isSubset(of: left) && brought.isDisjoint(with: nothing)
        }
        // A failure tells the story of the module that was built last.
        if !stale.isEmpty { _ = try await play(.success, .empty) }
        let names = "“\(events.map { outline.events[$0].name }.joined(separator: "” and “"))”"
        let text = "\(names) asked the same. The newer answer was empty, and this is still shown:"
        return expect(none: stale.values.map { "\($0)" }.sorted(), text)
    }

    /// Whether a pair of events, one of which fails or is answered with nothing, ends differently if the user does not
    /// wait.
    ///
    /// A failure may take back what its own event has shown, but not what another event has brought.
    ///
    /// - Parameters:
    ///   - pairs: The events.
    ///   - tellsEqualApart: Whether two questions that ask the same get different answers.
    ///   - outline: What the module offers.
    fileprivate func endsOtherwise(
        oneOf pairs: [AskingPair],
        tellsEqualApart: Bool = false,
        in outline: Outline
    ) async throws -> Bool {
        let words = try await survey(outline).wordsOfFailure
        for pair in pairs where !pair.events.allSatisfy(outline.addsUp) {
            for mixture in pair.mixtures {
                // One line may show the latest word on two services: that there is nothing, or that access is not
                // allowed.
                var spared = words
                if mixture.first == .empty, mixture.second == .empty, pair.asksOthers {
                    spared.formUnion(try await wordsOfNothing(after: pair.events, in: outline))
                }
                let orders = try await explore(
                    [pair.events],
                    in: outline,
                    by: .newestKindsBesides(spared),
                    tellsEqualApart: tellsEqualApart
                ) { walk, events, choices in
                    let first = walk.eventCount + 1
                    await walk.play(events, choices) { $0.cause.event == first ? mixture.first : mixture.second }
                }
                if orders.hasFailed { return true }
            }
        }
        return false
    }

    /// The words that views are told after empty answers to some events, and not after full ones.
    private func wordsOfNothing(after events: [Int], in outline: Outline) async throws -> Set<String> {
        var (empty, full): (Set<String>, Set<String>) = ([], [])
        for event in events {
            empty.formUnion(try await play(event, .empty, in: outline).shown().flatMap(\.words))
            full.formUnion(try await play(event, .success, in: outline).shown().flatMap(\.words))
        }
        return empty.subtracting(full)
    }

    /// Whether the answers to an event show something if no other event comes first.
    func isShown(_ event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await play(event, times: 1, in: outline)
        let start = walk.callCount
        await walk.answerAll()
        return !walk.shown(since: start).isEmpty
    }

    /// Plays two events, and gives the answers to the first only after those to the second.
    ///
    /// - Parameters:
    ///   - events: The two events.
    ///   - outcome: How the questions of the first are answered; all others are answered well.
    ///   - outline: What the module offers.
    /// - Returns: Whether nobody is told or asked anything then, and what is shown; `nil` unless both ask for
    ///   something.
    fileprivate func afterwards(
        _ events: [Int],
        _ outcome: Outcome,
        in outline: Outline
    ) async throws -> (isIgnored: Bool, shown: [SeenCall])? {
        let walk = try await play(events[0], times: 1, in: outline)
        let late = walk.pending
        await walk.fire(events[1])
        guard !late.isEmpty, !walk.requestsMade.isEmpty else { return nil }
        await walk.answerAll { question in !late.contains { $0.id == question.id } }
        let start = walk.callCount
        for question in late { await walk.answer(question, outcome) }
        let isIgnored = walk.told(since: start).isEmpty && walk.requests(since: start).isEmpty
        return (isIgnored, walk.shown(since: start))
    }
}

extension Walk {
    /// Causes events, with the answers before or after the next event.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - choices: Chooses what comes next; its first walk is that of a patient user, with which the others are
    ///     compared.
    ///   - outcome: How each question is answered.
    fileprivate func play(
        _ events: [Int],
        _ choices: Choices,
        _ outcome: (OpenQuestion) -> Outcome = { _ in .success }
    ) async {
        var rest = events[...]
        while !rest.isEmpty || !moves.isEmpty {
            let moves = moves
            let isDisabled =
                rest.first.map { stage.events[stage.origin(of: $0)].traits.contains(.onlyAtRest) && !awaited.isEmpty }
                ?? true
            let choice = choices.pick(from: moves.count + (isDisabled ? 0 : 1))
            if choice < moves.count {
                let start = callCount
                await make(moves[choice], outcome)
                // A user who was led to another screen does no more on this one, and does not see what comes then.
                let isOver = rest.isEmpty && self.moves.isEmpty
                if !isOver, !calls(.wireframe, since: start).isEmpty { hasLeft = true }
            } else if let next = rest.popFirst() {
                await fire(next, hurried: true)
            }
            if Task.isCancelled || asked.count > Self.mostSteps { return }
        }
    }

    /// Causes events in a row, and then answers everything that waits, and every question that follows, in a chosen
    /// order.
    fileprivate func play(allOf events: [Int], _ choices: Choices) async {
        for event in events { await fire(event, hurried: true) }
        for _ in 0..<Self.mostSteps {
            let moves = moves
            if moves.isEmpty { return }
            let start = callCount
            await make(moves[choices.pick(from: moves.count)])
            // A user who was led to another screen no longer looks at this one.
            if !self.moves.isEmpty, !calls(.wireframe, since: start).isEmpty { hasLeft = true }
        }
    }
}

extension ModuleLaws {
    /// The judge of LAW-32.
    @MainActor
    static func keepsInvariants(_ walk: Walk) -> String? {
        walk.brokenInvariants.first.map { "This has to be true, and is not: \($0)." }
    }
}
