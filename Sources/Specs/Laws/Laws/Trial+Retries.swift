extension Trial<ModuleLaws> {
    /// Whether a module retries by itself after failures; expects that it does so as often each time.
    ///
    /// - Returns: `nil` if it does not.
    func triesAsOften(in outline: Outline) async throws -> Bool? {
        var hasTried = false
        for event in outline.ordinary where outline.comesAgain(event) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            let asked = walk.requests(since: walk.eventStart).map(SeenCall.init)
            await walk.answerAll(.failure)
            let first = walk.requests(since: walk.eventStart).map(SeenCall.init)
            guard walk.isDone, walk.hasAskedMore(than: asked) else { continue }
            hasTried = true
            await walk.fire(event)
            await walk.answerAll(.failure)
            let again = walk.requests(since: walk.eventStart).map(SeenCall.init)
            let isSame = again.isEmpty || again.holdsTheSame(as: first)
            let name = outline.events[event].name
            let text = "“\(name)” asked \(first.text) without success, and then only \(again.text)."
            guard expect(isSame, text) else { return nil }
        }
        return hasTried
    }

    /// Whether a retry completes an event of which one question has failed and all others were answered well: content
    /// of every kind that the answers bring is shown at some time.
    ///
    /// What the answers have brought may be shown at once or be asked for again. It may not be lost, unless it is a
    /// part that is not retried if it fails alone, such as an offer beside the rows.
    func isCompleted(_ event: Int, in outline: Outline) async throws -> Bool {
        let full = try await play(event, .success, in: outline)
        let kinds = full.kindsOfAnswers(since: full.eventStart)
        let questions = try await play(event, times: 1, in: outline).awaited
        guard questions.count > 1, full.isDone, full.navigation(since: full.eventStart).isEmpty else {
            return true
        }
        var missing: [Set<String>] = []
        for (place, question) in questions.enumerated() {
            guard outline.outcomes[question.request].contains(.failure),
                let lost = try await lostOnceCompleted(event, of: kinds, failing: place, in: outline)
            else { return true }
            missing.append(lost)
        }
        guard let place = missing.firstIndex(where: { !$0.isEmpty }) else { return true }
        // A failure tells the story of the module that was built last.
        _ = try await lostOnceCompleted(event, of: kinds, failing: place, in: outline)
        let text = "\(questions[place].name) failed, was tried again and succeeded, and this was never shown:"
        return expect(none: missing[place].sorted(), text)
    }

    /// The kinds of content that were never shown, although a retry asked only what the event had asked, and was
    /// answered well; none if each answer was shown in some way.
    ///
    /// - Returns: What is missing; `nil` if nothing is retried, or if the module may do something else.
    private func lostOnceCompleted(
        _ event: Int,
        of kinds: Set<String>,
        failing place: Int,
        in outline: Outline
    ) async throws -> Set<String>? {
        let walk = try await play(event, times: 1, in: outline)
        let (start, asked, known) = (walk.eventStart, walk.lastRequests, walk.answers.count)
        guard walk.awaited.indices.contains(place) else { return nil }
        await walk.answer(walk.awaited[place], .failure)
        await walk.answerAll()
        var hasTried = false
        for _ in 1...2 {
            for retry in outline.ordinaryOnce where outline.needsTrouble(retry) && walk.isPossible(retry) {
                await walk.fire(retry)
                guard walk.requests(since: walk.eventStart).map(SeenCall.init).allSatisfy(asked.contains) else {
                    return nil
                }
                hasTried = hasTried || !walk.requestsMade.isEmpty
                await walk.answerAll()
            }
        }
        guard hasTried, walk.isDone, walk.navigation(since: start).isEmpty else { return nil }
        let told = walk.calls(.view, since: start)
        if walk.answers.dropFirst(known).allSatisfy({ walk.show(told, partOf: [$0]) }) { return [] }
        return kinds.subtracting(walk.contentKinds(since: start))
    }

    /// The events that have failed and whose questions another event asks again.
    func repeated(by retry: Int, in outline: Outline) async throws -> [Int] {
        var repeated: [Int] = []
        for event in outline.ordinaryOnce where outline.asking.contains(event) && !outline.needsTrouble(event) {
            let walk = try await failing([event], in: outline)
            let asked = walk.lastRequests
            guard walk.isDone, walk.asksCanFail(outline) else { continue }
            await walk.fire(retry)
            if !asked.isEmpty, walk.lastRequests.first.map(asked.contains) == true { repeated.append(event) }
        }
        return repeated
    }

    /// Causes events that fail, one after the other.
    private func failing(_ events: [Int], in outline: Outline) async throws -> Walk {
        let walk = try await startWalk(for: events[0], in: outline)
        for event in events {
            await walk.fire(event)
            await walk.answerAll(.failure)
        }
        return walk
    }

    /// Whether a successful retry asks no more than usual if it has failed once before.
    func asksNoMoreEachTime(after event: Int, by retry: Int, in outline: Outline) async throws -> Bool {
        func asked(_ outcomes: [Outcome]) async throws -> (calls: [SeenCall], isDone: Bool) {
            let walk = try await failing([event], in: outline)
            for outcome in outcomes {
                await walk.fire(retry)
                await walk.answerAll(outcome)
            }
            return (walk.questions(since: walk.eventStart).map(SeenCall.init), walk.isDone)
        }
        let (once, twice) = (try await asked([.success]), try await asked([.failure, .success]))
        let more = twice.calls.without(once.calls).filter(once.calls.contains)
        let names = "“\(outline.events[retry].name)” after “\(outline.events[event].name)”"
        let text = "\(names) asked this once more than usual, since it had failed before:"
        return expect(none: once.isDone && twice.isDone ? more : [], text)
    }

    /// Whether a retry of two things, after one has succeeded and the other failed, sends only the failed one when it
    /// comes again.
    ///
    /// What is only read may be read again.
    func asksOnlyWhatFailed(_ events: [Int], by retry: Int, in outline: Outline) async throws -> Bool {
        let walk = try await failing(events, in: outline)
        let asked = walk.questions().map(SeenCall.init)
        await walk.fire(retry)
        guard let question = walk.awaited.first, let call = question.held.call().map(SeenCall.init),
            walk.sends(question), asked.count(where: { $0 == call }) == 1
        else { return true }
        await walk.answer(question)
        let (count, steps) = (walk.callCount, walk.steps.count)
        await walk.answerAll(.failure)
        // Nobody taps a button that has gone because nothing has failed.
        let isOffered = try await isOffered(retry, in: walk, outline)
        guard walk.isDone, isOffered || walk.steps.dropFirst(steps).contains(where: \.isAnswer) else { return true }
        await walk.fire(retry)
        await walk.answerAll()
        let again = walk.questions(since: count).map(SeenCall.init).filter { $0 == call }
        let names = events.map { "“\(outline.events[$0].name)”" }.joined(separator: " and ")
        let text = "\(names) had failed, and “\(outline.events[retry].name)” sent again what had succeeded meanwhile:"
        return expect(none: again, in: walk, text)
    }

    /// Whether an event is possible, and would not be if all were well.
    private func isOffered(_ event: Int, in walk: Walk, _ outline: Outline) async throws -> Bool {
        guard walk.isPossible(event) else { return false }
        return try await !startWalk(after: outline.opening).isPossible(event)
    }

    /// The retries by an event of each other event that has failed.
    func retries(by retry: Int, in outline: Outline) async throws -> [Retry] {
        var retries: [Retry] = []
        for event in outline.events.indices where outline.asking.contains(event) && !outline.needsTrouble(event) {
            let tried = try await self.retry(event, by: retry, in: outline)
            if !tried.failed.isEmpty, !tried.again.isEmpty || tried.isDead { retries.append(tried) }
        }
        return retries
    }

    /// Lets an event fail, and then causes another one to retry it.
    func retry(_ event: Int, by retry: Int, in outline: Outline) async throws -> Retry {
        let isForTrouble = try await !startWalk(after: outline.opening).isPossible(retry)
        let good = try await play(event, .success, in: outline)
        let ahead = good.requests(since: good.eventStart).map(SeenCall.init)
        let walk = try await startWalk(for: event, in: outline)
        let earlier = walk.requests().map(SeenCall.init)
        await walk.fire(event)
        let failed = walk.requests(since: walk.eventStart).map(SeenCall.init)
        // A reload after a failed command asks for the current state.
        let (canFail, onlyReads) = (walk.asksCanFail(outline), walk.onlyReads)
        let isCommand = walk.requestsMade.contains { walk.stage.requests[$0].isCommand }
        await walk.answerAll(.failure)
        let later = walk.requests(since: walk.eventStart).map(SeenCall.init)
            .filter { !failed.contains($0) && ahead.contains($0) }
        let isOffered = isForTrouble && walk.isDone && walk.isPossible(retry)
        await walk.fire(retry)
        let isDead = isOffered && !isCommand && !walk.lastEventDidSomething
        var again = walk.lastRequests
        let isMeant = isOffered && outline.events[retry].traits.contains(.retries)
        // A module that sends one thing after the other asks for the rest once the first is answered.
        if !again.isEmpty, again.count < failed.count, again.without(failed).isEmpty {
            await walk.answerAll()
            again = walk.requests(since: walk.eventStart).map(SeenCall.init)
        } else if isMeant, !again.isEmpty {
            await walk.answerAll()
            if walk.hasAsked(for: failed, since: walk.eventStart) { again = failed }
        }
        // What was asked ahead after the failure has failed as well, and may be all that is still wanted.
        let asksWhatFailedLater = !again.isEmpty && again.allSatisfy(later.contains)
        let isSentAgain = !again.isEmpty && again.holdsTheSame(as: failed)
        // A button that only a failure offers may reload, but it does not send another thing by the same method.
        let sendsAnother =
            isOffered && isCommand && failed.count == 1 && again.count == 1
            && again[0].call.member == failed[0].call.member && !earlier.contains(again[0])
        let isRetry = onlyReads || isDead || isSentAgain || sendsAnother || isMeant
        let asked = canFail && isRetry && !asksWhatFailedLater ? failed : []
        return Retry(event: event, failed: asked, again: again, earlier: earlier, isDead: isDead)
    }

    /// Whether a retry asks what failed last, if another event had failed or succeeded before.
    func asksWhatFailedLast(_ retries: [Retry], by retry: Int, in outline: Outline) async throws -> Bool {
        for first in retries {
            // A view that appears only once does so before everything else.
            for last in retries
            where last.event != first.event && outline.comesAgain(last.event)
                && !last.again.holdsTheSame(as: first.again)
            {
                for outcome in [Outcome.failure, .success] {
                    guard try await asks(last, after: (first.event, outcome), by: retry, in: outline) else {
                        return false
                    }
                }
                guard try await asks(last, after: (first.event, .failure), madeGood: true, by: retry, in: outline)
                else {
                    return false
                }
            }
        }
        return true
    }

    /// Whether a retry asks what failed last, at once or in the end, also if it has made good before what failed first.
    private func asks(
        _ last: Retry,
        after first: (event: Int, outcome: Outcome),
        madeGood isMadeGood: Bool = false,
        by retry: Int,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(for: first.event, in: outline)
        for (event, outcome) in [first] + (isMadeGood ? [(retry, .success)] : []) + [(last.event, .failure)] {
            await walk.fire(event)
            await walk.answerAll(outcome)
        }
        // An event that asks something else after the first event is no longer the same.
        let asked = walk.requests(since: walk.eventStart).map(SeenCall.init)
        await walk.fire(retry)
        let again = walk.lastRequests
        guard asked.holdsTheSame(as: last.failed), !again.isEmpty else { return true }
        // A queue sends what failed first before what failed last, and so does a button that sends one at a time.
        let start = walk.eventStart
        await walk.answerAll()
        await walk.fire(retry)
        let inTheEnd = walk.requests(since: start).map(SeenCall.init)
        let isMeant = outline.events[retry].traits.contains(.retries)
        let isAsked =
            last.failed.allSatisfy(inTheEnd.contains) || isMeant && walk.hasAsked(for: last.failed, since: start)
        let (name, lastName) = ("“\(outline.events[first.event].name)”", "“\(outline.events[last.event].name)”")
        let both =
            isMadeGood ? "\(name) failed and was made good, \(lastName) failed" : "\(name) and \(lastName) failed"
        let names = first.outcome == .failure ? both : "\(lastName) failed after \(name)"
        let instead = "“\(outline.events[retry].name)” asked \(again.text) instead of \(last.failed.text)"
        return expect(isAsked, "\(names), and \(instead).")
    }
}

extension Walk {
    /// Whether something was asked for, maybe only once there was what is needed first, such as a new token, which may be a
    /// part of it.
    fileprivate func hasAsked(for expected: [SeenCall], since start: Int) -> Bool {
        let asked = requests(since: start).map(SeenCall.init)
        return expected.allSatisfy { call in
            asked.contains { other in
                let (old, new) = (Leaves.of(call.call.call), Leaves.of(other.call.call))
                return other.call.member == call.call.member && new.count == old.count
                    && zip(new, old).allSatisfy { $0 == $1 || comes($0, from: answers) }
            }
        }
    }
}
