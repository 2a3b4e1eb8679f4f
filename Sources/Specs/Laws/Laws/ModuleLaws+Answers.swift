extension ModuleLaws {
    static let answers: [Requirement] = [
        Requirement(
            "LAW-06",
            .must,
            "Once everything that an event asked for is answered, the view or somebody else is told something.",
            source: "fault class: an answer that is never passed on",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try await trial.look(at: outline.staying, in: outline) { walk, event in
                let (count, known) = (walk.callCount, walk.unreadWhileTold)
                await walk.answerAll()
                let unread = "“\(outline.events[event].name)” was answered, and the view was not told to read this:"
                // A module that has opened another screen may let its view read when the view comes back.
                let isCovered = walk.hasOpened && outline.appearing.contains(where: outline.comesAgain)
                let names = isCovered ? [] : await walk.unread(since: count).filter { !known.contains($0) }
                guard trial.expect(none: names, unread) else { return false }
                if !walk.told(since: count).isEmpty { return true }
                let end = walk.callCount
                let isSeen = try await trial.mayBeSilent(walk, after: event, until: count, in: outline)
                if !isSeen { try await trial.expectNothingLater(from: walk, since: end) }
                let text = "“\(outline.events[event].name)” was answered, but neither view nor anybody else was told."
                return trial.expect(isSeen, in: walk, text)
            }
            guard outline.allOutcomes.contains(.empty) else { return }
            // An empty page adds nothing.
            let events = outline.staying.filter { !outline.addsUp($0) }
            var question: String?
            for event in events {
                let walk = try await trial.startWalk(for: event, in: outline)
                await walk.fire(event)
                guard walk.canBeAnsweredWithNothing(outline) else { continue }
                // Content that is there already may stay, but a “no” has to be told.
                let isRefusal = walk.pending.allSatisfy { walk.stage.requests[$0.request].canBeRefused }
                let full = try await trial.play(event, .success, in: outline)
                let isBlank = isRefusal || !walk.told().contains(where: walk.isContent)
                let frame = isBlank ? [] : walk.frame(sharedWith: full, appearing: outline.appearing)
                guard let frame else { continue }
                let (count, hasBegun) = (walk.callCount, !walk.busy.isEmpty)
                await walk.answerAll(.empty)
                // A model without rows that is no longer busy shows that there are none.
                let isTold =
                    isRefusal && !walk.told(since: count).isEmpty || walk.isHeard(since: count, unlike: full)
                    || walk.isNoLongerBusyToLookAt(since: count)
                let isSeen = isTold ? true : try await trial.isMadeByTheUser(whatIsMissingAfter: event, in: outline)
                if !isSeen { try await trial.expectNothingLater(from: walk) }
                let silence = "“\(outline.events[event].name)” was answered with nothing, and nobody was told."
                let text = isBlank ? silence : "\(silence) \(frame.advice)"
                // A user who was shown that something is under way waits for it; a list that is only an extra may be absent.
                if !isSeen, !isBlank, !hasBegun {
                    question = question ?? text
                    continue
                }
                guard trial.expect(isSeen, in: walk, text) else { return }
            }
            for event in events where outline.ordinary.contains(event) && outline.asking.contains(event) {
                for first in outline.others(than: event) where outline.asking.contains(first) {
                    guard try await trial.tellsOfNothing(event, afterContentOf: first, in: outline) else { return }
                }
            }
            if let question { throw CouldNotJudge(question) }
        },
        Requirement(
            "LAW-07",
            .must,
            "Nobody is told the same twice for one answer, and no screen is opened twice for one event.",
            source: "fault class: an answer that is passed on twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try await trial.expectNoFault("LAW-07", in: try await trial.survey(outline), of: outline)
        },
        Requirement(
            "LAW-22",
            .should,
            "A second answer to the same question does nothing.",
            source: "fault class: a service that calls its completion twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                while let question = walk.pending.first, walk.asked.count < 50 {
                    await walk.answer(question)
                    guard question.held.canBeAnsweredTwice else { continue }
                    hasLooked = true
                    let count = walk.callCount
                    // Another value, since an observed state that is set to its current value does not change.
                    await walk.answer(question, number: question.number + 1)
                    let again = Array(walk.stage.log.calls.dropFirst(count))
                    let text = "\(question.name) was answered twice, and the second answer did this:"
                    guard trial.expect(none: again, text) else { return false }
                }
                return true
            }
            if !hasLooked {
                throw NotApplicable(
                    "No service may answer twice: no completion is named with stage.request(…, mayAnswerTwice: true)."
                )
            }
        },
        Requirement(
            "LAW-08",
            .must,
            "After an answer that is given inside the call, the view shows the same as after a late one.",
            source: "fault class: a cache that answers at once; an indicator that is turned on after the answer",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            for outcome in outline.allOutcomes {
                try await trial.look(at: outline.events.indices, in: outline) { late, event in
                    let count = late.callCount
                    await late.answerAll(outcome)
                    let told = Set(late.told(since: count).map(\.kind))
                    let atOnce = try await trial.playAtOnce(event, outcome, in: outline)
                    guard late.isDone, atOnce.isDone else { return true }
                    // Nobody sees what an answer shows once the user has left.
                    let hasLeft =
                        outline.leaves(event) && !late.navigation(since: late.eventStart, until: count).isEmpty
                    // Immediate answers are numbered in the order of the questions, which parallel tasks ask in any
                    // order.
                    let difference =
                        hasLeft || atOnce.asksOutOfOrder
                        ? nil : atOnce.difference(from: late, by: .commonKinds)
                    if let difference { trial.tell(difference, from: late) }
                    let name = outline.events[event].name
                    let text = "“\(name)” was answered at once (\(outcome)), and the view was left with something else:"
                    guard trial.expect(none: [difference].compactMap(\.self), text) else { return false }
                    let heard = atOnce.told(since: atOnce.eventStart).map(\.kind)
                    // A screen that ends as it was may have changed and changed back only while a late answer was
                    // awaited.
                    let isLost = !told.subtracting(atOnce.screensLike(late)).isEmpty && told.isDisjoint(with: heard)
                    return trial.expect(!isLost, "The answer to “\(name)” was lost, since it came at once.")
                }
            }
        },
    ]
}

extension ModuleLaws {
    /// The judge of LAW-07.
    @MainActor
    static func isToldOnce(_ walk: Walk) -> String? {
        for step in walk.steps {
            guard step.isAnswer else { continue }
            let repeated = walk.repeated(in: step)
            if !repeated.isEmpty { return "After “\(step.name)” somebody was told twice: \(repeated)." }
        }
        return opensOnce(walk)
    }

    @MainActor
    private static func opensOnce(_ walk: Walk) -> String? {
        let events = walk.steps.filter { if case .event = $0.act { true } else { false } }
        for (event, end) in walk.spans(of: events) {
            let opened = walk.navigation(since: event.start, until: end)
            if let twice = opened.first(where: { call in opened.count { $0 == call } > 1 }) {
                return "After “\(event.name)” this was opened twice: \(twice)."
            }
        }
        return nil
    }
}

extension Trial<ModuleLaws> {
    /// Whether a success may be silent.
    ///
    /// A module that has already shown the hoped-for result has nothing to add, nor has one that learns only that
    /// something was done, as long as it tells of a failure. If that cannot fail, or the user has left, the module need
    /// not say that it is done.
    fileprivate func mayBeSilent(
        _ walk: Walk,
        after event: Int,
        until count: Int,
        in outline: Outline
    ) async throws -> Bool {
        let isOnlyDone = walk.hearsOnlyThatItIsDone
        if isOnlyDone, outline.leaves(event) || !walk.asksCanFail(outline) { return true }
        // An answer that was asked for ahead is shown when the user needs it.
        let next = try await play(event, .success, in: outline)
        let answers = next.answers.suffix(1)
        await next.fire(event, hurried: true)
        if next.show(next.calls(.view, since: next.eventStart), partOf: Array(answers)) { return true }
        let promises = walk.told(since: walk.eventStart, until: count).contains(where: walk.isContent)
        let promised = walk.shown(since: walk.eventStart, until: count)
        if !isOnlyDone, !promises, try await !sayThatNothingIsLeft(promised, in: outline) { return false }
        return try await tellsOfFailure(event, in: outline)
    }
}

extension Trial<ModuleLaws> {
    /// Whether the last thing that a view was shown is what it is shown if there is nothing, as after the last row was
    /// deleted.
    private func sayThatNothingIsLeft(_ shown: [SeenCall], in outline: Outline) async throws -> Bool {
        guard let last = shown.last, outline.allOutcomes.contains(.empty) else { return false }
        for event in outline.ordinary where outline.asking.contains(event) {
            let empty = try await play(event, .empty, in: outline)
            if empty.shown(since: empty.lastEvent?.end ?? 0).contains(last) { return true }
        }
        return false
    }
}

extension Walk {
    /// The names of what a view has yet to read, if it was told nothing except that something is no longer busy.
    fileprivate func unread(since count: Int) async -> [String] {
        guard pending.isEmpty, calls(.view, since: count).allSatisfy(isSignal), !unread.isEmpty else { return [] }
        // A module that polls asks something else next; one that lets its view read after a pause does so now.
        for _ in 0..<Self.mostSteps where pending.isEmpty && !isDone { await letTimePass() }
        return calls(.view, since: count).allSatisfy(isSignal) ? unread : []
    }

    /// The names of what a view has yet to read although it was told something, such as to reload just one row.
    fileprivate var unreadWhileTold: [String] {
        calls(.view, since: eventStart).allSatisfy(isSignal) ? [] : unread
    }

    private var unread: [String] { stage.screens.filter { $0.unread != nil }.map(\.recorder.name) }

    /// Whether another screen was opened since the last event.
    fileprivate var hasOpened: Bool { !navigation(since: eventStart).isEmpty }

    /// The kinds of the screens that show the same as a screen in another walk.
    fileprivate func screensLike(_ other: Walk) -> Set<String> {
        let read = other.stage.shownOnScreens.map(SeenCall.init)
        return Set(stage.shownOnScreens.filter { read.contains(SeenCall($0)) }.map(\.kind))
    }

    /// Whether the answers to the last event, or the last one in a chain, said only that something was done.
    fileprivate var hearsOnlyThatItIsDone: Bool {
        if requestsMade.allSatisfy({ !stage.requests[$0].bringsValues }) { return true }
        let last = questions(since: lastEvent?.end ?? callCount).last
        return stage.requests.contains { $0.member == last?.member && !$0.bringsValues }
    }

    /// Whether an indicator that the stage reads has gone off since then, in a module that tells its views nothing.
    fileprivate func isNoLongerBusyToLookAt(since count: Int) -> Bool {
        let screens = Set(stage.screens.map(\.recorder.name))
        guard stage.doubles.allSatisfy({ $0.role != .view || screens.contains($0.name) }) else { return false }
        let calls = calls(.view, since: count)
        return stage.balances.contains { balance in balance.isBusy && calls.contains(where: balance.isEnded) }
    }

    /// Whether one of the waiting questions can be answered with nothing.
    fileprivate func canBeAnsweredWithNothing(_ outline: Outline) -> Bool {
        pending.contains { outline.outcomes[$0.request].contains(.empty) }
    }
}
