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
    /// What the views say while an event waits for its rows, if all of it was there as soon as the view appeared, and is
    /// there as well if rows come, such as a title: that does not say that there are none.
    ///
    /// A question for something that may be missing, such as a draft, leaves a form as it is.
    ///
    /// - Parameters:
    ///   - full: The same module after a success.
    ///   - appearing: The events by which the view appears.
    /// - Returns: `nil` if the views say something else, too.
    func frame(sharedWith full: Walk, appearing: [Int]) -> [SeenCall]? {
        let requests = pending.map { stage.requests[$0.request] }
        guard requests.allSatisfy({ $0.optional == nil && !$0.canBeRefused }), content(besideThatOf: appearing).isEmpty
        else { return nil }
        let after = full.lastSeen()
        let before = lastSeen().filter { !isSignal($1.call) && !$1.call.saysNothing && !$1.call.isFlag }
        guard before.allSatisfy({ after[$0] == $1 }) else { return nil }
        return before.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether anybody hears of an empty answer: is told something, or sees something on or off that a success leaves
    /// otherwise, such as “nothing here yet”.
    ///
    /// A button that the event had disabled is enabled again in any case, and an error goes.
    func isHeard(since start: Int, unlike full: Walk) -> Bool {
        let turned = told(since: eventStart, until: start).filter(\.isFlag)
        let isTold = told(since: start).contains { call in
            !turned.contains { $0.isLike(call) && $0.double == call.double } && !onlyEndsSomething(call)
        }
        // Rows may end an indicator.
        let isShown = calls(.view, since: start).contains { isContent($0) && !$0.saysNothing && !$0.isFlag }
        let usual = full.lastSeen()
        let busy = stage.balances.filter(\.isBusy).flatMap(\.calls)
        return isTold || isShown
            || lastSeen().contains { kind, seen in
                (seen.call.isFlag || isSignal(seen.call)) && !busy.contains(seen.call) && usual[kind] != seen
            }
    }
}

extension [SeenCall] {
    /// What is to be told of a frame that is all that the views say.
    var advice: String {
        """
        The view says only what it said before: \(text). If one of these says that nothing is there, name it together with \
        what is shown otherwise, with stage.oneOf. If nothing has to be said, as of a list of recommendations, leave out empty:.
        """
    }
}

extension Walk {
    /// The texts that views were told in all steps but those of some events, besides what is only on or off.
    fileprivate func content(besideThatOf events: [Int]) -> [LoggedCall] {
        spans(of: steps).flatMap { step, end -> [LoggedCall] in
            if case .event(let event) = step.act, events.contains(event) { return [] }
            return told(since: step.start, until: end).filter { call in
                isContent(call) && !stage.isPassing(call) && !call.saysNothing && !call.isFlag
            }
        }
    }

    /// Whether a question can be answered with nothing, and not with “no”.
    fileprivate func canBeEmpty(_ call: LoggedCall) -> Bool {
        stage.requests.contains { $0.member == call.member && $0.outcomes.contains(.empty) && !$0.canBeRefused }
    }

    /// Answers everything with nothing, except for what would then be refused, such as a permission.
    fileprivate func answerAllWithNothing() async {
        await answerAll(each: { stage.requests[$0.request].canBeRefused ? .success : .empty })
    }
}
