extension ModuleLaws {
    static let impatience: [Requirement] = [
        Requirement(
            "LAW-12",
            .should,
            "However fast a user taps, the module navigates once, stores once and tells its delegate once how it ended.",
            source:
                "fault class: a double tap that pushes two screens or saves twice, even if the answer comes in between",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            guard !outline.roles.isDisjoint(with: [.wireframe, .store, .delegate]) else {
                throw NotApplicable(
                    "The module neither navigates nor stores, nor has it a delegate: no double is named."
                )
            }
            for event in outline.ordinary where outline.awaitingTime.contains(event) {
                guard try await trial.sendsOnce(event, in: outline) else { return }
            }
            let events = outline.events.indices.filter {
                !outline.events[$0].traits.contains(.repeatable) && outline.comesAgain($0)
            }
            guard !events.isEmpty else { throw NotApplicable("Every event is repeatable, so each may come twice.") }
            for event in events {
                let once = try await trial.play(event, times: 1, in: outline)
                await once.answerAll()
                let goodbyes = outline.leaves(event) ? once.toldDelegateAtOnce : []
                let again = goodbyes.filter { call in goodbyes.count { $0 == call } > 1 }
                let heardTwice = "“\(outline.events[event].name)” was caused once, and the delegate heard:"
                guard trial.expect(none: again, heardTwice) else { return }
                let stored = outline.addsUp(event) ? [] : once.storedTwiceAtOneMoment
                guard
                    trial.expect(
                        none: stored,
                        in: once,
                        "“\(outline.events[event].name)” was caused once, and this was stored more than once at one moment:"
                    )
                else { return }
                let twice = try await trial.play(event, times: 2, in: outline)
                await twice.answerAll()
                // If the second tap was not possible, a repeated call has another cause, such as time that has passed.
                let isTwice =
                    twice.impossible.count == once.impossible.count
                    && !outline.events[event].traits.contains(.notByUser)
                for role in [Role.wireframe, .store, .delegate] where isTwice {
                    let limit = once.work(role, since: once.eventStart).count
                    let calls = twice.work(role, since: once.eventStart)
                    let text = "“\(outline.events[event].name)” was caused twice in a row, and this came of it:"
                    guard trial.expect(none: calls.count > limit ? calls : [], text) else { return }
                }
                guard try await trial.sendsInPartsOnce(event, in: outline),
                    try await trial.endsOnce(before: event, in: outline),
                    try await trial.endsOnce(after: event, in: outline)
                else { return }
                if once.navigation(since: once.eventStart).isEmpty { continue }
                guard try await trial.opensOne(after: event, orOneOf: events, in: outline) else { return }
                // A user who has gone to another screen cannot leave this one by a tap, and nothing comes after
                // leaving.
                let hasLeft = outline.leaves(event)
                let isElsewhere = try await trial.isDoneElsewhere(event, in: outline)
                let others = hasLeft || isElsewhere ? [] : events.filter(outline.others(than: event).contains)
                for other in [event] + others {
                    // An event that is possible only once the next screen is there belongs to that screen.
                    let before = try await trial.startWalk(for: event, in: outline)
                    guard before.isPossible(other) else { continue }
                    // What the first event still does while time passes is not caused by the second.
                    let patient = try await trial.play(event, .success, in: outline)
                    await patient.fire(other)
                    await patient.answerAll()
                    guard !patient.navigation(since: patient.eventStart).isEmpty else { continue }
                    let (walk, isAtOnce) = try await trial.openAtOnce(by: event, in: outline)
                    // A screen that time has opened, such as a lock, is there before more time passes.
                    await walk.fire(other, hurried: !isAtOnce)
                    await walk.answerAll(hurried: !isAtOnce)
                    let calls = walk.navigation(since: walk.eventStart)
                    let names = "“\(outline.events[event].name)” and then “\(outline.events[other].name)”"
                    let text = "\(names) came before the next screen was there, and opened another:"
                    guard trial.expect(none: calls, text) else { return }
                }
            }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Whether an event happens on a screen that another event has opened, such as a sheet that it may close.
    fileprivate func isDoneElsewhere(_ event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let first = try await startWalk(after: outline.opening)
        return !walk.navigation().isEmpty && !first.isPossible(event)
    }

    /// Lets an event open the next screen, with no more time passing than that takes.
    ///
    /// A button that ignores taps for half a second still ignores them when that screen is there.
    ///
    /// - Returns: The module, and whether the screen has opened before any time has passed.
    fileprivate func openAtOnce(by event: Int, in outline: Outline) async throws -> (walk: Walk, isAtOnce: Bool) {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event, hurried: true)
        await walk.answerAll(hurried: true)
        let isOpen = !walk.navigation(since: walk.eventStart).isEmpty
        return (isOpen ? walk : try await play(event, .success, in: outline), isOpen)
    }

    /// Whether what an event sends after a pause is not sent a second time if another event, such as leaving, has sent it
    /// before the pause was over; expects that it is not.
    fileprivate func sendsOnce(_ event: Int, in outline: Outline) async throws -> Bool {
        let patient = try await play(event, .success, in: outline)
        let sent = patient.commands(since: patient.lastEvent?.end ?? 0)
        let isSentOnce = Set(sent.map(\.description)).count == sent.count
        guard patient.isDone, !sent.isEmpty, isSentOnce else { return true }
        for other in outline.events.first where other != outline.events.origin(of: event) {
            guard !outline.appearing.contains(other), !outline.undoes(other, event) else { continue }
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event, hurried: true)
            let start = walk.callCount
            guard walk.awaitsTime, walk.canCause(other) else { continue }
            await walk.fire(other, hurried: true)
            let early = walk.commands(since: start)
            await walk.answerAll()
            var again = walk.commands(since: start).without(early).filter { call in
                call.call.hasArguments && early.contains(call) && sent.contains(call)
            }
            guard !again.isEmpty else { continue }
            // What the other event sends by itself is its own.
            let alone = try await play(other, .success, in: outline)
            let own = alone.commands(since: alone.eventStart)
            again.removeAll(where: own.contains)
            let names = "“\(outline.events[other].name)” came before “\(outline.events[event].name)” had sent this"
            let text = "\(names). It was then sent at once, and once more when the pause was over:"
            guard expect(none: again, in: walk, text) else { return false }
        }
        return true
    }

    /// Whether two events that each lead to another screen once they are answered lead to no more than one if both come
    /// before the answers.
    fileprivate func opensOne(after event: Int, orOneOf events: [Int], in outline: Outline) async throws -> Bool {
        guard outline.asking.contains(event), !outline.leaves(event) else { return true }
        let once = try await play(event, .success, in: outline)
        let limit = once.navigation(since: once.eventStart).count
        for other in outline.others(than: event) where events.contains(other) && outline.asking.contains(other) {
            let patient = try await play(other, .success, in: outline)
            guard patient.navigation(since: patient.eventStart).count == limit else { continue }
            let walk = try await play(event, times: 1, in: outline)
            let start = walk.eventStart
            await walk.fire(other)
            await walk.answerAll()
            let calls = walk.navigation(since: start)
            let names = "“\(outline.events[event].name)” and then “\(outline.events[other].name)”"
            let text = "\(names) came before the answers, and opened:"
            guard expect(none: calls.count > limit ? calls : [], text) else { return false }
        }
        return true
    }

    /// Whether the delegate hears nothing of the answer to an event once it has heard that the user has left.
    ///
    /// Work that outlives the view goes on, and the delegate hears of that.
    fileprivate func endsOnce(before event: Int, in outline: Outline) async throws -> Bool {
        guard outline.asking.contains(event), outline.mortal.contains(event) else { return true }
        for exit in outline.leaving where exit != event && outline.mortal.contains(exit) {
            let walk = try await play(event, times: 1, in: outline)
            let early = walk.calls(.delegate, since: walk.eventStart)
            let late = walk.pending
            await walk.fire(exit, hurried: true)
            let told = walk.calls(.delegate, since: walk.eventStart)
            guard early.isEmpty, !told.isEmpty, walk.requestsMade.isEmpty else { continue }
            let start = walk.callCount
            for question in late { await walk.answer(question) }
            let later = walk.calls(.delegate, since: start)
            let names = "“\(outline.events[event].name)” and then “\(outline.events[exit].name)”"
            guard expect(none: later, "After \(names) the delegate had heard \(told), and then:") else { return false }
        }
        return true
    }

    /// Whether the delegate hears nothing on the way out that it has already heard after an event.
    ///
    /// A user who leaves by the event itself, or goes to another screen, cannot leave again, unless that is what is possible
    /// only then, such as that the view disappears.
    fileprivate func endsOnce(after event: Int, in outline: Outline) async throws -> Bool {
        guard !outline.leaves(event) else { return true }
        for exit in outline.leaving {
            let walk = try await startWalk(for: event, in: outline)
            let isUsual = walk.isPossible(exit)
            await walk.fire(event)
            await walk.answerAll()
            let hasGone = !walk.navigation(since: walk.eventStart).isEmpty
            if hasGone, isUsual || !walk.canCause(exit) { continue }
            let heard = walk.calls(.delegate, since: walk.eventStart).map(SeenCall.init)
            await walk.fire(exit)
            await walk.answerAll()
            let again = walk.calls(.delegate, since: walk.eventStart).map(SeenCall.init).filter(heard.contains)
            let names = "“\(outline.events[event].name)” and then “\(outline.events[exit].name)”"
            guard expect(none: again, "After \(names) the delegate has heard twice:") else { return false }
        }
        return true
    }
}

extension Walk {
    /// What the delegate has heard of the last event before any answer.
    fileprivate var toldDelegateAtOnce: [LoggedCall] {
        calls(.delegate, since: eventStart, until: lastEvent?.end)
    }

    /// What was stored more than once by the same moment or answer after the last event.
    fileprivate var storedTwiceAtOneMoment: [LoggedCall] {
        steps.filter { $0.start >= eventStart }.flatMap { step in
            let stored = calls(.store, since: step.start, until: step.end).filter { $0.hasArguments && !isReading($0) }
            return stored.filter { call in stored.count { $0 == call } > 1 }
        }
    }

    /// The calls of the doubles with a role, except those that only ask what there is, keep a copy of it, or say that
    /// something is under way.
    fileprivate func work(_ role: Role, since start: Int) -> [LoggedCall] {
        let lists = Set(stage.requests.filter(\.bringsLists).map(\.member))
        return (role == .wireframe ? navigation(since: start) : calls(role, since: start))
            .filter { !isReading($0) && !lists.contains($0.member) && !isCopy($0) }
    }

    /// Whether a store keeps a list as an answer has brought it, in place of the copy before.
    private func isCopy(_ call: LoggedCall) -> Bool {
        let lists = Mirror(reflecting: call.call).children.map { Mirror(reflecting: $0.value) }
        guard stage.role(of: call) == .store, lists.contains(where: { $0.displayStyle == .collection }) else {
            return false
        }
        let (texts, answers) = (Leaves.of(call.call), answers)
        return !texts.isEmpty && texts.allSatisfy { comes($0, from: answers) }
    }
}
