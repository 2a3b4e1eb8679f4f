extension ModuleLaws {
    static let failures: [Requirement] = [
        Requirement(
            "LAW-09",
            .must,
            "A failure can be told apart from a success, from an empty answer and from no answer.",
            source: "fault class: a failure that is swallowed, or shown as empty",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                let beside = walk.awaited.count
                for position in 0..<10 {
                    guard let question = walk.awaited.first else { break }
                    let places = position > 0 && position < beside ? AnswerPlace.allCases : [.inTurn, .last]
                    guard try await trial.isToldApart(question, at: position, places, after: event, in: outline) else {
                        return false
                    }
                    await walk.answer(question)
                }
                guard try await trial.tellsBehindNothing(event, in: outline),
                    try await trial.tellsInTheEnd(event, in: outline)
                else { return false }
                return try await trial.tellsOnceMore(event, in: outline)
            }
        }
    ]
}

extension Walk {
    /// What anyone was told once the last event itself was over.
    fileprivate var toldOfAnswers: [SeenCall] { told(since: lastEvent?.end ?? 0).map(SeenCall.init) }

    /// Whether one store is asked what there is after another, such as the server after the copy on the phone.
    fileprivate func isRead(_ call: LoggedCall, after other: LoggedCall) -> Bool {
        [call, other].allSatisfy { stage.role(of: $0) == .store && isReading($0) } && call.recorder != other.recorder
    }

    /// What was on the views before the last event, with the beginning and the end of each state as one kind.
    fileprivate var seenBefore: [String: SeenCall] { lastSeen(until: eventStart, pairing: stage.states) }
}

/// When a question is answered, compared with those that wait beside it.
enum AnswerPlace: CaseIterable {
    /// When it is its turn.
    case inTurn
    /// After all of them.
    case last
    /// Before those that were asked before it.
    case ahead
}

extension Trial<ModuleLaws> {
    /// Whether the failure of one of the questions after an event can be told from its other outcomes.
    ///
    /// A module that tries something else after the failure may end as it does after a success.
    fileprivate func isToldApart(
        _ question: OpenQuestion,
        at position: Int,
        _ places: [AnswerPlace],
        after event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let outcomes = outline.outcomes[question.request]
        guard outcomes.contains(.failure) else { return true }
        for place in places {
            guard
                let (failed, failures) = try await endings(
                    with: .failure,
                    at: position,
                    place,
                    after: event,
                    in: outline
                )
            else { continue }
            let count = failed.callCount
            let success = try await endings(with: .success, at: position, place, after: event, in: outline)?.endings
            for other in [nil] + outcomes.subtracting([.failure]).inOrder as [Outcome?] {
                let others =
                    other == .success
                    ? success : try await endings(with: other, at: position, place, after: event, in: outline)?.endings
                // What is shown before time passes counts, even if a round of polling replaces it.
                let isToldApart = failures.indices.contains { index in
                    others.map { failures[index].isToldApart(from: $0[index], of: other, like: success?[index]) }
                        ?? true
                }
                guard !isToldApart else { continue }
                if try await isAskedAhead(question, at: position, after: event, in: outline) { return true }
                // A user who has left while the work goes on need not be told how it went, nor if it had failed before
                // and that is still shown.
                if !outline.staying.contains(event) {
                    let silence = try await endings(with: nil, at: position, place, after: event, in: outline)
                    if other == nil || failures.map(\.told) == silence?.endings.map(\.told) { return true }
                }
                if other == nil {
                    if outline.events[event].traits.contains(.notByUser) { return true }
                    if try await isCopyShown(of: question, after: event, in: outline) { return true }
                    if try await isStopgap(at: position, after: event, in: outline) { return true }
                    try await askWhetherACopyIsEnough(for: question, at: position, after: event, in: outline)
                }
                // A logout leaves the screen whatever the answer is, but then nobody may hear of a success.
                let start = failed.eventStart
                if other == .success, outline.leaves(event), !failed.navigation(since: start).isEmpty,
                    failed.calls(.delegate, since: start).isEmpty
                {
                    return true
                }
                if other == .success, try await isToldOfTheNextRound(at: position, after: event, in: outline) {
                    return true
                }
                try await expectNothingLater(from: failed, since: count)
                var advice = advice(on: question, in: failed.stage)
                if other == nil, try await isAskedAnew(question, by: event, in: outline) {
                    advice += " If not the user causes it, such as a push, name the event .notByUser."
                }
                let text = """
                    The failure of \(question.name) after “\(outline.events[event].name)” \
                    cannot be told from \(other.map { "\($0)" } ?? "silence").\(advice)
                    """
                return expect(false, in: failed, text)
            }
        }
        return true
    }

    /// Whether polling tells somebody once its next rounds have failed as well, since a single failure is soon made good.
    private func isToldOfTheNextRound(at position: Int, after event: Int, in outline: Outline) async throws -> Bool {
        func play(_ outcome: Outcome) async throws -> (asked: [SeenCall], told: [SeenCall]) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            await walk.answerOldest(position)
            let round = walk.awaited.first?.held.call().map(SeenCall.init)
            func answer(to question: OpenQuestion) -> Outcome {
                question.held.call().map(SeenCall.init) == round ? outcome : .success
            }
            await walk.answerAll(each: answer, hurried: true)
            let start = walk.callCount
            await walk.answerAll(each: answer)
            return (walk.questions(since: start).map(SeenCall.init).filter { $0 == round }, walk.shown(since: start))
        }
        let (bad, good) = (try await play(.failure), try await play(.success))
        return !bad.asked.isEmpty && !good.asked.isEmpty && !bad.told.allSatisfy(good.told.contains)
    }

    /// Whether an event asks something that was asked before it.
    private func isAskedAnew(_ question: OpenQuestion, by event: Int, in outline: Outline) async throws -> Bool {
        guard let call = question.held.call().map(SeenCall.init) else { return false }
        return try await startWalk(for: event, in: outline).requests().map(SeenCall.init).contains(call)
    }

    /// Advice on what the stage may not have been told, if a failure cannot be told apart.
    private func advice(on question: OpenQuestion, in stage: Stage) -> String {
        if question.held.endsAfterValue { return " A stream ends after its value: endless: true keeps it open." }
        return stage.screens.isEmpty ? "" : " Is it shown by something that is not named with stage.screen?"
    }

    /// Whether a module that tries something else after a failure tells somebody if that fails, too, and everything
    /// after it.
    fileprivate func tellsInTheEnd(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.staying.contains(event) else { return true }
        let good = try await play(event, .success, in: outline)
        let bad = try await play(event, .failure, in: outline)
        let asksMore = bad.questions(since: bad.eventStart).count > good.questions(since: good.eventStart).count
        guard asksMore, bad.isDone, good.isDone else { return true }
        let inTrouble = outline.needsTrouble(event)
        let (success, failure) = (Ending(good, inTrouble: inTrouble), Ending(bad, inTrouble: inTrouble))
        let isTold = failure.isToldInTheEnd(unlike: success)
        let name = "“\(outline.events[event].name)”"
        return expect(isTold, in: bad, "\(name) failed each time, and nobody was told in the end.")
    }

    /// Whether the failure of what is asked because there was nothing, such as of a server behind an empty copy, is told;
    /// expects that it is.
    fileprivate func tellsBehindNothing(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.staying.contains(event), !outline.events[event].traits.contains(.notByUser) else { return true }
        func play(_ outcome: Outcome) async throws -> (walk: Walk, told: [SeenCall])? {
            let walk = try await startWalk(for: event, in: outline)
            // Who sees something already need not hear that it is not renewed.
            guard walk.content.isEmpty else { return nil }
            await walk.fire(event)
            guard walk.awaited.count == 1, let first = walk.awaited.first,
                outline.outcomes[first.request].contains(.empty)
            else { return nil }
            let start = walk.callCount
            await walk.answer(first, .empty)
            // Who was told that there is nothing has got an answer.
            guard walk.told(since: start).isEmpty else { return nil }
            guard let next = walk.awaited.first, outline.outcomes[next.request].contains(outcome) else { return nil }
            let count = walk.callCount
            await walk.answerAll(outcome)
            return walk.isDone ? (walk, walk.told(since: count).map(SeenCall.init)) : nil
        }
        guard let failed = try await play(.failure), failed.walk.failures.hasFailed else { return true }
        let isShownAsEmpty = try await play(.empty).map { $0.told == failed.told } ?? false
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) was answered with nothing, and what it then asked has failed."
        let advice = "If that is no matter to the user, name the request without fails:."
        return expect(!failed.told.isEmpty, in: failed.walk, "\(text) Nobody was told. \(advice)")
            && expect(!isShownAsEmpty, in: failed.walk, "\(text) The failure cannot be told from an empty answer.")
    }

    /// Whether a failure after a failure and a success is told, if a failure after just a success is.
    fileprivate func tellsOnceMore(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.ordinary.contains(event), outline.comesAgain(event), outline.asking.contains(event) else {
            return true
        }
        let numbering = Numbering(tellsEqualApart: false)
        func play(_ outcomes: Outcome...) async throws -> Walk {
            let acts = outcomes.map { Situation.Act(event, $0) }
            return try await self.play(Situation(leadIn: outline.leadIn(to: event), acts: acts), numbering)
        }
        let (failure, good) = (try await play(.success, .failure), try await play(.success, .success))
        // A module that shows an alert elsewhere may wait until the alert is closed.
        let isShownHere = failure.toldOfAnswers.contains { failure.stage.role(of: $0.call) != .wireframe }
        guard isShownHere, good.toldOfAnswers != failure.toldOfAnswers else { return true }
        let again = try await play(.failure, .success, .failure)
        let success = try await play(.failure, .success, .success)
        // An error that a success has left on the screen need not be told again.
        let isOver =
            success.left(until: success.eventStart) == good.left(until: good.eventStart)
            || success.seenBefore == good.seenBefore
        guard isOver, again.lastRequests.holdsTheSame(as: failure.lastRequests) else { return true }
        let name = "“\(outline.events[event].name)”"
        // Leaving out a part of what a success says tells nothing of a failure.
        let saysMore = !failure.toldOfAnswers.without(good.toldOfAnswers).isEmpty
        let isTold =
            saysMore
            ? !again.toldOfAnswers.without(success.toldOfAnswers).isEmpty
            : !again.toldOfAnswers.isEmpty && again.toldOfAnswers != success.toldOfAnswers
        return expect(isTold, in: again, "\(name) failed, succeeded and failed again: nobody was told of that.")
    }

    /// Plays an event with a given outcome for one of its questions, and success for all others.
    ///
    /// - Parameters:
    ///   - outcome: How the question is answered; `nil` if it never is.
    ///   - position: How many questions were asked before it.
    ///   - place: When it is answered, among those that wait beside it.
    /// - Returns: The module, and its endings before time passed and at last; `nil` if there was no such question.
    func endings(
        with outcome: Outcome?,
        at position: Int,
        _ place: AnswerPlace,
        after event: Int,
        in outline: Outline
    ) async throws -> (walk: Walk, endings: [Ending])? {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        if place != .ahead { await walk.answerOldest(position) }
        let index = place == .ahead ? position : 0
        guard walk.awaited.indices.contains(index) else { return nil }
        let question = walk.awaited[index]
        func answerOthers(hurried isHurried: Bool = false) async {
            await walk.answerAll(hurried: isHurried) { $0.id != question.id }
        }
        if place == .last { await answerOthers() }
        let start = walk.callCount
        if let outcome { await walk.answer(question, outcome) }
        // Reading from a store after a failure is not another attempt, unless that has failed in another store.
        func hasAsked() -> Bool {
            walk.requests(since: start).contains { call in
                walk.stage.role(of: call) == nil || question.held.call().map { walk.isRead(call, after: $0) } ?? false
            }
        }
        let (asksAtOnce, waits) = (hasAsked(), walk.steps.last?.awaitsTime == true)
        await answerOthers(hurried: true)
        let inTrouble = outline.needsTrouble(event)
        let early = Ending(walk, asksThen: asksAtOnce, inTrouble: inTrouble)
        await answerOthers()
        return (walk, [early, Ending(walk, asksThen: asksAtOnce || waits && hasAsked(), inTrouble: inTrouble)])
    }
}
