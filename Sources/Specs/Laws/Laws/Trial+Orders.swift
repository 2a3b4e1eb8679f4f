extension Trial<ModuleLaws> {
    /// Whether an event that asks for what comes after the content, and so asks the same again before the answer, shows
    /// the answer only once.
    func countsOnce(_ event: Int, in outline: Outline) async throws -> Bool {
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

    /// Plays an event that asks for several things at once in every order of the answers, each time with another of them
    /// empty, and expects the same final view: a copy that comes late may not take the place of “nothing is there”.
    func endsAlike(
        _ event: Int,
        withOneEmptyAnswerIn outline: Outline
    ) async throws -> (hasOrders: Bool, hasFailed: Bool) {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event, hurried: true)
        let requests = Set(walk.pending.map(\.request)).sorted()
        guard requests.count > 1 else { return (false, false) }
        var hasOrders = false
        for request in requests where outline.outcomes[request].contains(.empty) {
            let orders = try await explore([[event]], in: outline, by: .everything, tellsEqualApart: false) {
                await $0.play($1, $2) { $0.request == request ? .empty : .success }
            }
            hasOrders = hasOrders || orders.hasOrders
            if orders.hasFailed { return (hasOrders, true) }
        }
        return (hasOrders, false)
    }

    /// Whether the invariants hold if the user changes something after a failure and tries again, and if another event
    /// comes during a wait that a failure has begun, such as a lock.
    func keepsInvariantsAfterFailures(_ outline: Outline) async throws -> Bool {
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
    func showsThatNothingIsLeft(_ events: [Int], in outline: Outline) async throws -> Bool {
        guard !events.contains(where: outline.addsUp), outline.allOutcomes.contains(.empty) else { return true }
        func play(_ outcomes: Outcome...) async throws -> Walk {
            let acts = zip(events, outcomes).map { Situation.Act($0, $1) }
            return try await self.play(Situation(leadIn: outline.leadIn(to: events), acts: acts))
        }
        let (full, told) = (try await play(.success), try await play(.success, .empty))
        // What the answers lead to, such as keeping a copy of them, need not be the same.
        let asked = told.askedAtOnce
        let isSame =
            asked.isEmpty
            ? told.lastRequests.holdsTheSame(as: full.lastRequests) : asked.holdsTheSame(as: full.askedAtOnce)
        // What is asked only because there is something or nothing, such as the next page or a copy, may show more.
        let reads = [told, full].map { walk in
            Set(walk.lastRequests.map(\.call).filter { !walk.isCommand($0) }.map(\.member))
        }
        guard isSame, reads[0] == reads[1], !full.readsStreams else { return true }
        let (other, empty) = (try await play(.success, .success), try await play(.empty, .empty))
        func leaves(_ kind: String, in walk: Walk) -> Set<String>? {
            walk.lastSeen()[kind].map { Set(Leaves.of($0.call.call)) }
        }
        let answers = full.answers
        // What the newer answers have brought, such as a copy, is no old content.
        let newer = Array(told.answers.dropFirst(answers.count))
        // A call that the view gets only then may replace what was there.
        let others = told.calls(.view, since: told.eventStart).filter { call in
            !told.isSignal(call) && !full.calls(.view).contains(where: call.isLike)
        }
        if !others.allSatisfy(told.stage.isPlaced) { return true }
        let stale = full.lastSeen().filter { kind, seen in
            // Of a row that was inserted, the screen says whether it is still there.
            let isAboutARow = !full.stage.screens.isEmpty && !seen.call.placeSuffix.isEmpty
            if isAboutARow || full.stage.isPassing(seen.call) { return false }
            // A call that takes the place of the one on which a view reads its rows hides them.
            if !others.isEmpty, outline.screens.contains(seen.call.double) { return false }
            let shown = Set(
                Leaves.of(seen.call.call).filter { full.comes($0, from: answers) && !told.comes($0, from: newer) }
            )
            let brought = shown.subtracting(leaves(kind, in: other) ?? shown)
            guard !brought.isEmpty, let left = leaves(kind, in: told), let nothing = leaves(kind, in: empty) else {
                return false
            }
            return brought.isSubset(of: left) && brought.isDisjoint(with: nothing)
        }
        let names = "“\(events.map { outline.events[$0].name }.joined(separator: "” and “"))”"
        let text = "\(names) asked the same. The newer answer was empty, and this is still shown:"
        return expect(none: stale.values.map { "\($0)" }.sorted(), in: told, text)
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
    func endsOtherwise(
        oneOf pairs: [AskingPair],
        tellsEqualApart: Bool = false,
        in outline: Outline
    ) async throws -> Bool {
        let words = try await survey(outline).wordsOfFailure
        let pairs = pairs.filter { !$0.events.allSatisfy(outline.addsUp) }
        var budget = OrderBudget(series: pairs.map(\.mixtures.count).reduce(0, +))
        for pair in pairs {
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
                    tellsEqualApart: tellsEqualApart,
                    within: &budget,
                    orLike: alternatives(to: mixture, of: pair, tellsEqualApart: tellsEqualApart, in: outline)
                ) { walk, events, choices in
                    let first = walk.eventCount + 1
                    await walk.play(events, choices) { $0.cause.event == first ? mixture.first : mixture.second }
                }
                if orders.hasFailed { return true }
            }
        }
        return false
    }

    /// What else may be shown in the end, whatever the order.
    ///
    /// If the first event sends something and the second reads, a service may have read before it was told what to store.
    /// If both ask the same, the answer to the later question is as good as if the first had brought nothing.
    private func alternatives(
        to mixture: (first: Outcome, second: Outcome),
        of pair: AskingPair,
        tellsEqualApart: Bool,
        in outline: Outline
    ) -> [Play] {
        let hasReadBefore: Play = { walk, events, choices in
            let first = walk.eventCount + 1
            await walk.play(events.reversed(), choices) { $0.cause.event == first ? mixture.second : mixture.first }
        }
        let countsAlone: Play = { walk, events, choices in
            let first = walk.eventCount + 1
            await walk.play(events, choices) { question in
                guard question.cause.event == first else { return mixture.second }
                return outline.outcomes[question.request].contains(.failure) ? .failure : .empty
            }
        }
        let sendsBeforeReading = pair.first.isCommand && !pair.second.isCommand && mixture.first == .success
        return (sendsBeforeReading ? [hasReadBefore] : []) + (tellsEqualApart && pair.asksTheSame ? [countsAlone] : [])
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

    /// Whether the answers to an event, or those after the first few, show something if no other event comes first.
    func isShown(_ event: Int, answeringFirst count: Int = 0, in outline: Outline) async throws -> Bool {
        let walk = try await play(event, times: 1, in: outline)
        await walk.answerOldest(count)
        let start = walk.callCount
        await walk.answerAll()
        return !walk.shown(since: start).isEmpty
    }

    /// Whether a late failure of the first of two events shows nothing; expects that it does.
    ///
    /// - Returns: `nil` if a late success shows something, too.
    func ignoresTheFailure(
        of events: [Int],
        answeringFirst count: Int,
        in outline: Outline
    ) async throws -> Bool? {
        let good = try await afterwards(events, .success, answeringFirst: count, in: outline)
        guard good?.isIgnored == true else { return nil }
        let shown = try await afterwards(events, .failure, answeringFirst: count, in: outline)?.shown ?? []
        let names = events.map { "“\(outline.events[$0].name)”" }
        return expect(
            none: shown,
            "The answer to \(names[0]) came after that to \(names[1]). It failed, and was shown:"
        )
    }

    /// Plays two events, and gives the answers to the first only after those to the second.
    ///
    /// - Parameters:
    ///   - events: The two events.
    ///   - outcome: How the questions of the first are answered; all others are answered well.
    ///   - count: How many questions of the first are answered before the second comes, such as one for a permission.
    ///   - outline: What the module offers.
    /// - Returns: Whether nobody is told or asked anything then, and what is shown; `nil` unless both ask for
    ///   something, or if what only reads comes after a command, which is not outdated by it.
    private func afterwards(
        _ events: [Int],
        _ outcome: Outcome,
        answeringFirst count: Int,
        in outline: Outline
    ) async throws -> (isIgnored: Bool, shown: [SeenCall])? {
        let walk = try await play(events[0], times: 1, in: outline)
        await walk.answerOldest(count)
        let late = walk.pending
        await walk.fire(events[1])
        guard !late.isEmpty, !walk.requestsMade.isEmpty else { return nil }
        let sent = late.compactMap { $0.held.call() }
        if sent.allSatisfy(walk.isCommand), !walk.questions(since: walk.eventStart).contains(where: walk.isCommand) {
            return nil
        }
        await walk.answerAll { question in !late.contains { $0.id == question.id } }
        // What a later question sends is outdated only by another of its kind.
        let newer = Set(walk.questions(since: walk.eventStart).map(\.member))
        guard count == 0 || sent.contains(where: { newer.contains($0.member) }) else { return nil }
        let start = walk.callCount
        // Of several questions, only what was to be read is outdated; what was sent is not.
        let isRead = !sent.allSatisfy(walk.isCommand)
        for question in late {
            let isSent = isRead && question.held.call().map(walk.isCommand) == true
            await walk.answer(question, isSent ? .success : outcome)
        }
        let isIgnored = walk.told(since: start).isEmpty && walk.requests(since: start).isEmpty
        return (isIgnored, walk.shown(since: start))
    }
}

extension Walk {
    /// The questions of the last event itself, before any answer.
    var askedAtOnce: [SeenCall] {
        questions(since: eventStart, until: lastEvent?.end).map(SeenCall.init)
    }
}
