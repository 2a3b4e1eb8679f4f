extension ModuleLaws {
    static let silence: [Requirement] = [
        Requirement(
            "LAW-17",
            .should,
            "Assembling a module asks for nothing and shows nothing.",
            source: "fault class: work begun before anybody sees it",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            let walk = try await trial.assembledWalk()
            _ = trial.expect(
                none: walk.stage.log.calls,
                """
                Nothing had happened but the assembly. What it asks for is answered well; to see it fail or late, create \
                the module in an event: stage.event("screen opens", .appears) { … }. This was called:
                """
            )
            for event in outline.ordinaryOnce where walk.callCount == 0 { await walk.fire(event) }
        },
        Requirement(
            "LAW-18",
            .should,
            "After the user has left, or if only the view is gone, the module shows nothing and asks for nothing more.",
            source: "fault class: an alert on a screen that was left; a chain of requests that continues for nobody",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needWork()
            var hasLooked = false
            for event in outline.events.indices where outline.asking.contains(event) {
                let isSentOnce = try await trial.keepsNothingThatWasSent(by: event, in: outline)
                hasLooked = hasLooked || isSentOnce != nil
                guard isSentOnce != false else { return }
            }
            let events = outline.ordinary.filter(outline.mortal.contains)
            if events.isEmpty, hasLooked { return }
            if events.isEmpty { throw NotApplicable("All work of the module outlives the view.") }
            let shownWell = try await trial.survey(outline).shownWell
            var isSilent = true
            for exit in try await trial.exits(in: outline) + [nil] {
                let outcomes = [Outcome.success] + (exit == nil ? [] : [.failure])
                for outcome in outcomes where isSilent && outline.allOutcomes.contains(outcome) {
                    try await trial.look(at: events, in: outline, alsoLater: true) { walk, event in
                        let calls = await trial.calls(of: walk, afterLeavingBy: exit, outcome)
                            .filter { call in
                                if outcome == .failure {
                                    // Nobody reads any more how work went that outlives the view.
                                    let isUnread = exit.map { !outline.mortal.contains($0.event) } == true
                                    return
                                        !(isUnread && walk.stage.screens.contains { $0.recorder.name == call.double })
                                        && walk.saysThatItFailed(call, besides: shownWell)
                                }
                                // A banner that goes once its time is over shows nothing, nor does an indicator that ends.
                                return walk.stage.role(of: call) == nil
                                    || exit != nil && walk.isContent(call) && !walk.onlyEndsSomething(call)
                            }
                        let name = outline.name(ofExit: exit?.event)
                        isSilent = trial.expect(none: calls, "The user had left by \(name), and then:")
                        return isSilent
                    }
                }
            }
            guard isSilent else { return }
            for hiding in try await trial.hidingEvents(in: outline) {
                for event in events where outline.asking.contains(event) {
                    guard try await trial.rests(event, outOfSightBy: hiding, in: outline) else { return }
                }
            }
            try await trial.look(at: events, in: outline, alsoLater: true) { walk, _ in
                await walk.letGo(keepsQuestions: true)
                let read = walk.pending.filter { $0.held.isStream && $0.held.isAwaited() }.map(\.name)
                return trial.expect(none: read, "The view had gone, and this was still read:")
            }
        },
        Requirement(
            "LAW-27",
            .must,
            "An answer that comes after the user has left navigates nowhere.",
            source: "fault class: a screen that opens by itself after the user has cancelled",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needWork()
            try outline.need(.wireframe)
            guard !outline.leaving.isEmpty else {
                throw NotApplicable("The user cannot leave the module: no event has the trait .leaves.")
            }
            var isStill = true
            for exit in try await trial.exits(in: outline) {
                for outcome in [Outcome.success, .failure] where isStill && outline.allOutcomes.contains(outcome) {
                    // That work which goes on without the view has failed may be said on any screen.
                    let events = outline.ordinary.filter { outcome == .success || outline.mortal.contains($0) }
                    try await trial.look(at: events, in: outline, alsoLater: true) { walk, event in
                        let calls = await trial.calls(of: walk, afterLeavingBy: exit, outcome)
                        // A loader above all screens has to go even if the user has left.
                        let navigation = calls.filter {
                            walk.stage.role(of: $0) == .wireframe && !walk.onlyEndsSomething($0)
                        }
                        let name = outline.name(ofExit: exit?.event)
                        isStill = trial.expect(none: navigation, "The user had left by \(name), and then came:")
                        return isStill
                    }
                }
            }
        },
    ]
}

extension Outline {
    fileprivate func name(ofExit exit: Int?) -> String {
        exit.map { "“\(events[$0].name)”" } ?? "taking the view away"
    }
}

/// An event by which the user leaves.
private struct Exit {
    let event: Int
    /// Whether it navigates or tells the delegate at once, if no answer is awaited.
    let isSeen: Bool
}

extension Trial<ModuleLaws> {
    /// The events by which the user leaves, as optionals, so that callers can add `nil` for a view that goes.
    fileprivate func exits(in outline: Outline) async throws -> [Exit?] {
        var exits: [Exit?] = []
        for event in outline.leaving {
            let walk = try await play(event, times: 1, in: outline)
            let isSeen = walk.hasLedAway(since: walk.eventStart)
            exits.append(Exit(event: event, isSeen: isSeen))
        }
        return exits
    }

    /// Lets the user leave while answers are awaited, and gives the answers after that.
    ///
    /// - Parameters:
    ///   - walk: The module.
    ///   - exit: The event by which the user leaves; `nil` for a view that goes.
    ///   - outcome: How the questions are answered.
    /// - Returns: The calls after that; none if the user stays until the exit itself is answered, or because the exit
    ///   is ignored or not possible while others are awaited.
    fileprivate func calls(
        of walk: Walk,
        afterLeavingBy exit: Exit?,
        _ outcome: Outcome
    ) async -> [LoggedCall] {
        let pending = walk.pending
        if outcome == .failure, pending.isEmpty { return [] }
        if let exit {
            guard walk.isPossible(exit.event) else { return [] }
            await walk.fire(exit.event, hurried: true)
            let isSeen = walk.hasLedAway(since: walk.eventStart)
            guard isSeen || !exit.isSeen && walk.requestsMade.isEmpty else { return [] }
        } else {
            await walk.letGo(keepsQuestions: true)
        }
        let count = walk.callCount
        for question in pending { await walk.answer(question, outcome) }
        await walk.letAllTimePass()
        return Array(walk.stage.log.calls.dropFirst(count))
    }
}

extension Walk {
    /// Whether a call tells a view of a failure: nothing that views are told if all is well, and not what was shown
    /// before, to which a change that could not be sent goes back.
    fileprivate func saysThatItFailed(_ call: LoggedCall, besides shownWell: [SeenCall]) -> Bool {
        stage.role(of: call) == .view && !onlyEndsSomething(call) && !shownWell.contains(SeenCall(stage.seen(of: call)))
    }
}
