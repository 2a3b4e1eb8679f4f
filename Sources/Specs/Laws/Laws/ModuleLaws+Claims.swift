extension ModuleLaws {
    static let claims: [Requirement] = [
        Requirement(
            "LAW-24",
            .should,
            "The delegate is told of a success only once it is certain: not while a failure is still possible, nor after one.",
            source: "fault class: a delegate that is told before the store has answered",
            tags: [.answers],
            presupposes: ["LAW-09"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try outline.need(.delegate)
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                let start = walk.callCount
                let early = walk.calls(.delegate, since: walk.eventStart)
                let good = try await trial.play(event, .success, in: outline)
                let success = good.calls(.delegate, since: good.lastEvent?.end ?? 0).map(SeenCall.init)
                await walk.answerAll(.failure)
                // What cannot fail was answered well.
                guard walk.failures.hasFailed else { return true }
                let name = outline.events[event].name
                // A delegate that is passed the module itself can ask it how it went.
                let wrong = walk.calls(.delegate, since: start).map(SeenCall.init)
                    .filter { heard in
                        !heard.handsOverAnObject && success.contains { $0 == heard || heard.isEmptied($0) }
                    }
                let text = "“\(name)” failed, and the delegate heard what it hears of a success:"
                guard trial.expect(none: wrong, in: walk, text) else { return false }
                // A delegate that is told the result later has so far heard only that the work began.
                let isToldLater = !walk.calls(.delegate, since: start).isEmpty
                let heard = walk.told(since: start).isEmpty || isToldLater ? [] : early
                let tooEarly = "When “\(name)” failed, the delegate had already heard:"
                guard trial.expect(none: heard, in: walk, tooEarly) else { return false }
                return try await trial.isHeardInTheEnd(success, of: event, in: outline)
            }
        },
        Requirement(
            "LAW-41",
            .should,
            "A failure, or a “no” to a command, does not open or close a screen as a success does, unless somebody is told "
                + "of it there.",
            source: "fault class: a form that closes although nothing was stored; a home screen without a login",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            if outline.canBeRefused { try outline.needRequests() } else { try outline.needFailures() }
            try outline.need(.wireframe)
            // A user who leaves does so whatever the answer is, and no user has asked for what opens by itself.
            let events = outline.ordinary.filter { !outline.appearing.contains($0) && outline.staying.contains($0) }
            try await trial.look(at: events, in: outline) { walk, event in
                let early = walk.openedWhileItIsStored
                let good = try await trial.play(event, .success, in: outline)
                let success = good.toldBesideTheScreen(since: good.lastEvent?.end ?? 0)
                if walk.asksOnlyWhatCanBeRefused {
                    let refused = try await trial.play(event, times: 1, in: outline)
                    guard await trial.opensNothing(with: .empty, to: event, in: refused, as: success, outline) != false
                    else { return false }
                }
                guard let isQuiet = await trial.opensNothing(with: .failure, to: event, in: walk, as: success, outline)
                else { return true }
                guard isQuiet else { return false }
                // A module that closes at once may leave the rest to work that goes on unseen.
                let isLeft = !outline.events[event].traits.contains(.outlivesView)
                let unseen = """
                    “\(outline.events[event].name)” failed, at most the screen that was left says so, and this had opened \
                    or closed a screen while it was under way:
                    """
                guard trial.expect(none: isLeft ? early : [], in: walk, unseen) else { return false }
                return try await trial.opensNothing(afterFailuresOf: event, as: success, in: outline)
            }
        },
        Requirement(
            "LAW-25",
            .must,
            "What is shown only after failures, such as an error, is not shown when nothing has failed.",
            source: "fault class: a cancelled request that is shown as a failure",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try outline.need(.view)
            let shownWell = try await trial.survey(outline).shownPatiently
            var failures: [[SeenCall]] = []
            for event in outline.events.indices {
                let shown = try await trial.play(event, .failure, in: outline).shown()
                failures.append(shown.filter { !shownWell.contains($0) })
            }
            failures.removeAll(where: \.isEmpty)
            guard !failures.isEmpty else { throw NotApplicable("Nothing is shown after failures only.") }
            let faces = Set(failures.joined().map(\.call.face))
            for first in outline.ordinary {
                guard outline.asking.contains(first), !outline.needsTrouble(first) else { continue }
                for second in outline.events.first where !outline.appearing.contains(second) || first == second {
                    // A request that follows an answer may be cancelled as well, and so may a pause before the first.
                    let moments: [Moment] =
                        [.asked] + (outline.chains[first, default: 0] > 0 ? [.answered] : [])
                        + (outline.awaitingTime.contains(first) && outline.asking.contains(second) ? [.begun] : [])
                    for moment in moments {
                        let walk = try await trial.startWalk(for: first, in: outline)
                        await walk.fire(first, hurried: moment == .begun)
                        if moment == .begun, !walk.requestsMade.isEmpty { continue }
                        if moment == .answered { await walk.answerOldest(walk.awaited.count) }
                        await walk.fire(second)
                        await walk.answerAll()
                        // One part of it, such as that nothing is under way any more, may come of the cancelled
                        // request.
                        let shown = walk.shown()
                        var wrong = failures.first { $0.allSatisfy(shown.contains) } ?? []
                        // What is told of a request that was cancelled may have a text of its own.
                        wrong += shown.filter { call in
                            let texts = Leaves.of(call.call.call)
                            return faces.contains(call.call.face) && texts.contains { $0.contains("CancellationError") }
                        }
                        let names = "“\(outline.events[second].name)” after “\(outline.events[first].name)”"
                        let time = moment == .begun ? "in the pause before the question" : "before the answer"
                        let text = "\(names) came \(time), nothing failed, and this was shown:"
                        guard trial.expect(none: wrong, text) else { return }
                    }
                }
            }
        },
    ]
}

/// How far an event has come when the next one comes.
private enum Moment {
    /// A pause has begun that comes before its first question.
    case begun
    /// Its first question waits.
    case asked
    /// Its first questions are answered, and the next ones wait.
    case answered
}

extension Walk {
    /// Whether everything that the last event has asked for is a command that can be answered with “no”, such as to send
    /// a new password.
    fileprivate var asksOnlyWhatCanBeRefused: Bool {
        let areSent = requests(since: eventStart).allSatisfy { stage.role(of: $0) == .store && $0.hasArguments }
        return areSent && !requestsMade.isEmpty && requestsMade.allSatisfy { stage.requests[$0].canBeRefused }
    }

    /// The screens that the last event opened or closed while an indicator that it turned on says that something is
    /// stored.
    fileprivate var openedWhileItIsStored: [LoggedCall] {
        let asked = questions(since: eventStart)
        let (before, all) = (Array(stage.log.calls.prefix(eventStart)), stage.log.calls)
        let isBusy = stage.balances.contains { $0.isBusy && !$0.isOn(after: before) && $0.isOn(after: all) }
        return isBusy && !asked.isEmpty && asked.allSatisfy(isCommand) ? navigation(since: eventStart) : []
    }

    /// What others than the screen are told: the wireframe, the delegate, a store at once, and other views, such as one
    /// above all screens.
    ///
    /// The screen is the view that was named first, together with everything that is read from it.
    fileprivate func toldBesideTheScreen(since start: Int) -> [SeenCall] {
        let read = Set(stage.screens.map(\.recorder.name))
        let flags = Set(stage.screens.filter(\.isFlag).map(\.recorder.name))
        let screen = stage.doubles.first { $0.role == .view && !flags.contains($0.name) }?.name
        let asked = Set(stage.requests.map(\.member))
        let others = calls(.view, since: start).filter { $0.double != screen && !read.contains($0.double) }
        let stored = calls(.store, since: start).filter { !asked.contains($0.member) }
        return (calls(.wireframe, .delegate, since: start) + others + stored).map(SeenCall.init)
    }
}

extension Trial<ModuleLaws> {
    /// Whether no screen opens or closes as after a success if what an event asks for fails or is refused; expects that
    /// none does.
    ///
    /// - Parameters:
    ///   - outcome: The answer to all that it asks for.
    ///   - event: The event.
    ///   - walk: The module, in which the event's questions wait.
    ///   - success: What is told beside the screen after a success.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if it does not fail, or if somebody is told there how it went.
    fileprivate func opensNothing(
        with outcome: Outcome,
        to event: Int,
        in walk: Walk,
        as success: [SeenCall],
        _ outline: Outline
    ) async -> Bool? {
        let start = walk.callCount
        await walk.answerAll(outcome)
        // If one request cannot fail, its success may be what leads on.
        let canFail = walk.requestsMade.allSatisfy { outline.outcomes[$0].contains(outcome) }
        guard walk.failures.hasFailed, canFail else { return nil }
        let told = walk.toldBesideTheScreen(since: start)
        guard told.allSatisfy({ told in success.contains { $0 == told || told.isEmptied($0) } }) else { return nil }
        let (isRefusal, opened) = (outcome == .empty, walk.navigation(since: start))
        let text = """
            “\(outline.events[event].name)” \(isRefusal ? "was refused" : "failed"), and a screen was opened or closed as \
            after a success. If the user leaves in any case, name the event .leaves; if nothing depends on the answer, \
            name the request without \(isRefusal ? "empty:" : "fails:"). This was called:
            """
        return expect(none: opened, in: walk, text)
    }

    /// Whether no screen opens or closes as after a success if an event fails several times in a row.
    ///
    /// It may if somebody is told of the failure there, or if this screen says something that it did not say of the
    /// first failure.
    fileprivate func opensNothing(
        afterFailuresOf event: Int,
        as success: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        let walk = try await startWalk(for: event, in: outline)
        var known: [SeenCall]?
        for time in 1...3 {
            await walk.fire(event)
            let start = walk.lastEvent?.end ?? 0
            await walk.answerAll(.failure)
            guard walk.asksCanFail(outline) else { return true }
            let (opened, shown) = (walk.navigation(since: start), walk.shown(since: walk.eventStart))
            let told = walk.toldBesideTheScreen(since: start)
            guard !opened.isEmpty else {
                known = known ?? shown
                continue
            }
            // A button that is disabled as well says nothing about the failure.
            let said = shown.without(known ?? []).map { Leaves.of($0.call.call) }
            let isSaid = said.contains { $0.isEmpty || !$0.allSatisfy(["true", "false"].contains) }
            guard told.allSatisfy(success.contains), !isSaid else { return true }
            let name = "“\(outline.events[event].name)”"
            let text = "\(name) failed \(time) times in a row, and this opened or closed a screen as after a success:"
            return expect(none: opened, text)
        }
        return true
    }

    /// Whether the delegate hears of a success only once nothing that it depends on can fail any more: neither a
    /// question that follows an answer, nor a stream that has brought a value.
    ///
    /// - Parameters:
    ///   - success: What the delegate hears of a success.
    ///   - event: The event that is caused.
    ///   - outline: What the module offers.
    fileprivate func isHeardInTheEnd(
        _ success: [SeenCall],
        of event: Int,
        in outline: Outline
    ) async throws -> Bool {
        for position in 0..<10 {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            let atOnce = walk.awaited.count
            await walk.answerOldest(position)
            guard let question = walk.awaited.first else { return true }
            if question.held.isStream {
                await walk.answer(question, ends: false)
            } else if position < atOnce {
                continue
            }
            let heard = walk.calls(.delegate, since: walk.lastEvent?.end ?? 0).map(SeenCall.init)
                .filter { success.contains($0) && !$0.handsOverAnObject }
            let start = walk.callCount
            guard outline.outcomes[question.request].contains(.failure), !heard.isEmpty else { continue }
            await walk.answer(question, .failure)
            await walk.answerAll()
            // A delegate that is told the result later has so far heard only that the work goes on.
            guard !walk.told(since: start).isEmpty, walk.calls(.delegate, since: start).isEmpty else { continue }
            let text =
                "\(question.name) failed after “\(outline.events[event].name)”, and the delegate had already heard:"
            return expect(none: heard, text)
        }
        return true
    }
}
