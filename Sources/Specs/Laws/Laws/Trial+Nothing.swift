extension Trial<ModuleLaws> {
    /// Whether an empty answer to an event is told if the answer to another event, which asked something else, is on the
    /// screen; expects that it is.
    ///
    /// The same question may be answered with nothing if nothing has changed since.
    func tellsOfNothing(_ event: Int, afterContentOf first: Int, in outline: Outline) async throws -> Bool {
        func begin() async throws -> (walk: Walk, answers: [String], shown: Set<String>) {
            let walk = try await startWalk(after: outline.leadIn(to: [first, event]))
            let (count, start) = (walk.answers.count, walk.callCount)
            await walk.fire(first)
            await walk.answerAll()
            return (walk, Array(walk.answers.dropFirst(count)), walk.kindsOfAnswers(since: start))
        }
        let (full, answers, _) = try await begin()
        let (known, old, earlier) = (Set(full.questions().map(\.text)), full.lastSeen(), full.answers)
        await full.fire(event)
        await full.answerAll()
        // What is asked with a word of an earlier answer, such as a version, asks only for what is new since then.
        let asksForAnother = full.questions(since: full.eventStart).contains { call in
            full.canBeEmpty(call) && !known.contains(call.text)
                && !Leaves.of(call.call).contains { full.comes($0, from: earlier) }
        }
        guard asksForAnother, full.isDone else { return true }
        let (empty, _, shown) = try await begin()
        await empty.fire(event)
        await empty.answerAllWithNothing()
        let told = empty.told(since: empty.lastEvent?.end ?? 0)
        guard empty.isDone, !empty.hasLedAway(since: empty.eventStart), told.allSatisfy(empty.onlyEndsSomething) else {
            return true
        }
        let (now, new) = (empty.lastSeen(), full.lastSeen())
        let stale = full.kindsOfAnswers(since: full.eventStart).intersection(shown).compactMap { kind -> SeenCall? in
            guard let seen = now[kind], seen == old[kind], let other = new[kind] else { return nil }
            let parts = Leaves.of(seen.call.call).filter { empty.comes($0, from: answers) }
            return Set(parts).isSubset(of: Leaves.of(other.call.call)) ? nil : seen
        }
        if !stale.isEmpty { try await expectNothingLater(from: empty) }
        let (name, other) = ("“\(outline.events[event].name)”", "“\(outline.events[first].name)”")
        let text = "\(name) was answered with nothing, nobody was told, and what \(other) had brought is still shown:"
        return expect(none: stale.map { "\($0)" }.sorted(), in: empty, text)
    }
}

extension Trial<ModuleLaws> {
    /// Whether an event asks only for what the user can make if it is not there, such as the draft of a form: although
    /// none was there, something of its type is stored or sent later.
    ///
    /// A form stays empty then, and nobody has to be told.
    func isMadeByTheUser(whatIsMissingAfter event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let asked = walk.pending.compactMap { question in
            walk.stage.requests[question.request].optional.map { (type: $0, double: question.held.call()?.double) }
        }
        guard !asked.isEmpty, asked.count == walk.pending.count else { return false }
        await walk.answerAll(.empty)
        let count = walk.callCount
        for other in outline.ordinaryOnce + outline.leaving where other != event && walk.canCause(other) {
            await walk.fire(other)
            await walk.answerAll(each: { walk.stage.requests[$0.request].optional == nil ? .success : .empty })
        }
        return walk.commands(since: count).contains { command in
            asked.contains { type, double in
                // A text is handed over for many reasons, but a store of texts keeps what it brings.
                let isOwn = Contents.isConsumers(type) || double == command.call.double
                return isOwn && Contents.path(in: command.call.call) { Swift.type(of: $0) == type } != nil
            }
        }
    }
}

extension Walk {
    /// Whether a question can be answered with nothing, and not with “no”.
    fileprivate func canBeEmpty(_ call: LoggedCall) -> Bool {
        stage.requests.contains { $0.member == call.member && $0.outcomes.contains(.empty) && !$0.canBeRefused }
    }

    /// Answers everything with nothing, except for what would then be refused, such as a permission.
    fileprivate func answerAllWithNothing() async {
        await answerAll(each: { stage.requests[$0.request].canBeRefused ? .success : .empty })
    }
}
