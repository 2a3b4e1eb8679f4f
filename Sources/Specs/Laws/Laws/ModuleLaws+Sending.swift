extension ModuleLaws {
    static let sending: [Requirement] = [
        Requirement(
            "LAW-44",
            .should,
            "What a user has entered is sent as the view shows it, whatever has come in between.",
            source:
                "fault class: a field that another event resets in secret; a text that is taken over only after a pause",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for event in outline.events.indices
            where outline.active.contains(event) && !outline.appearing.contains(event) {
                for entry in outline.others(than: event) where !outline.appearing.contains(entry) {
                    let isSent = try await trial.replaces(entry, whatIsSentBy: event, in: outline)
                    hasLooked = hasLooked || isSent != nil
                    guard isSent != false else { return }
                    let isSentOnceBack = try await trial.isSentOnceBack(entry, by: event, in: outline)
                    hasLooked = hasLooked || isSentOnceBack != nil
                    guard isSentOnceBack != false else { return }
                    for value in try await trial.values(enteredBy: entry, sentBy: event, in: outline) {
                        hasLooked = true
                        guard try await trial.isSentAtOnce(value, in: outline),
                            try await trial.isSentAfterALateAnswer(value, in: outline),
                            try await trial.isSentAfterItsFailure(value, in: outline),
                            try await trial.isSentOnceMore(value, in: outline),
                            try await trial.isSentByARetry(value, in: outline),
                            try await trial.isNotSentOnceItIsGone(value, in: outline),
                            try await trial.isSentBackOnItsStep(value, in: outline),
                            try await trial.isSentOnceTheViewIsBack(value, in: outline)
                        else { return }
                        for other in outline.ordinaryOnce where other != entry && outline.comesAgain(other) {
                            guard try await trial.isSent(value, after: other, in: outline) else { return }
                        }
                    }
                }
            }
            if !hasLooked { throw NotApplicable("No event sends what another has entered and the view shows.") }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Whether what was entered is sent if another event comes in between, after which the view still shows it; expects
    /// that it is.
    fileprivate func isSent(_ value: EnteredValue, after other: Int, in outline: Outline) async throws -> Bool {
        let alone = try await startWalk(after: value.leadIn)
        await alone.fire(other)
        await alone.answerAll()
        let usual = alone.shownParts()
        await alone.go(value.way)
        let needsEntry = !alone.canCause(value.event)
        // An event that enters something at the same place replaces it.
        if !needsEntry, await !value.isOut(of: alone.send(by: value.event)) { return true }
        for outcome in outline.outcomes(of: other) where outcome != .empty {
            let acts = [Situation.Act(value.entry, .success), .init(other, outcome)]
            let walk = try await startWalk(after: value.leadIn)
            let start = walk.callCount
            await walk.go(acts)
            guard walk.isDone, !walk.hasLedAway(since: start), !walk.hidesSomething else { continue }
            // What was sent need not be sent once more.
            if outcome == .success, walk.handedOver(since: walk.eventStart).contains(where: value.isSent) { continue }
            let ending = outcome == .failure ? ", which failed," : ""
            let names = "“\(outline.events[value.entry].name)” and “\(outline.events[other].name)”\(ending)"
            guard await isSent(value, by: walk, after: names, in: outline) else { return false }
        }
        return try await isNotSent(
            value,
            onceItIsTakenBackBy: other,
            leaving: usual,
            besideFlags: needsEntry,
            in: outline
        )
    }

    /// Whether what was entered is sent if the user leaves the step on which it was entered, such as by “back”, and comes
    /// back to it, goes on and then back to it, or changes something on a later step, where the view still shows it; expects
    /// that it is.
    fileprivate func isSentBackOnItsStep(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let others = outline.ordinaryOnce.filter { other in
            ![value.entry, value.event].contains(other) && !outline.appearing.contains(other)
        }
        let way = value.way.map(\.event)
        for other in others {
            for there in try await detours(from: value, by: other, among: others) {
                guard try await isSent(value, after: there, way, in: outline) else { return false }
            }
            if !way.isEmpty, !way.contains(other) {
                guard try await isSent(value, onceGoneBackBy: other, in: outline) else { return false }
            }
            for count in way.indices {
                let rest = Array(way[count...])
                if count > 0 {
                    guard try await isSent(value, after: way[..<count] + [other], rest, in: outline) else {
                        return false
                    }
                }
                // Each step is gone once more once “back” has undone it.
                if !way.contains(other) {
                    guard try await isSent(value, after: way[...count] + [other], rest, in: outline) else {
                        return false
                    }
                }
            }
        }
        return true
    }

    /// Whether what was entered is sent if the user has gone through all steps before, and come back to that step; expects
    /// that it is.
    private func isSent(_ value: EnteredValue, onceGoneBackBy back: Int, in outline: Outline) async throws -> Bool {
        let way = value.way.map(\.event)
        let round = way + way.map { _ in back }
        guard let without = try await play(round + way, of: value),
            let walk = try await play(round + [value.entry] + way, of: value)
        else { return true }
        let names = (round + [value.entry] + way).map { "“\(outline.events[$0].name)”" }.joined(separator: ", ")
        return await isSent(value, by: walk, unlike: without, isHeard: false, after: names, in: outline)
    }

    /// The events that leave the step on which something was entered, and come back to it: “back” and “next”, also with
    /// something else that is changed in between.
    ///
    /// The view of a step to which the user goes on may be a new one, so what it has shown counts only if the stage looks at
    /// it.
    private func detours(from value: EnteredValue, by back: Int, among others: [Int]) async throws -> [[Int]] {
        guard let away = try await play([value.entry, back], of: value) else { return [] }
        if value.way.isEmpty {
            guard !away.canCause(value.event) else { return [] }
        } else {
            guard away.isOnAScreen(value), let without = try await play([back], of: value),
                !without.canCause(value.entry)
            else { return [] }
        }
        let possible = others.filter { $0 != back && away.canCause($0) }
        var detours: [[Int]] = []
        for forth in possible {
            let there = try await play([value.entry, back, forth] + value.way.map(\.event), of: value)
            guard let there, there.canCause(value.event) else { continue }
            detours.append([back, forth])
            detours += possible.filter { $0 != forth }.map { [back, $0, forth] }
        }
        return detours
    }

    /// Whether what was entered is sent after events that lead back to where it can be sent; expects that it is.
    ///
    /// That nothing is sent counts only if it is sent once it is entered on the way: “back” may also have reset what has to
    /// be accepted first.
    ///
    /// - Parameters:
    ///   - value: What was entered.
    ///   - there: The events after which it could be entered again.
    ///   - way: The events that then lead to where it can be sent.
    ///   - outline: What the module offers.
    private func isSent(
        _ value: EnteredValue,
        after there: [Int],
        _ way: [Int],
        in outline: Outline
    ) async throws -> Bool {
        guard let without = try await play(there + way, of: value),
            let walk = try await play([value.entry] + there + way, of: value)
        else { return true }
        let later = try await play(there + [value.entry] + way, of: value)
        let isSentThen =
            if let later, later.canCause(value.event) {
                await later.send(by: value.event).contains(where: value.isSent)
            } else {
                false
            }
        let names = ([value.entry] + there + way).map { "“\(outline.events[$0].name)”" }.joined(separator: ", ")
        return await isSent(value, by: walk, unlike: without, isHeard: isSentThen, after: names, in: outline)
    }

    /// A module in which events have come that neither fail nor hide anything; `nil` if one of them is not possible.
    private func play(_ events: [Int], of value: EnteredValue) async throws -> Walk? {
        let walk = try await startWalk(after: value.leadIn)
        let start = walk.callCount
        for event in events {
            guard await walk.attempt(.init(event, .success)) else { return nil }
            if event != value.entry, walk.hidesSomething { return nil }
        }
        // What was sent meanwhile need not be sent once more.
        let isSent = walk.handedOver(since: start).contains(where: value.isSent)
        return walk.isDone && !walk.hasLedAway(since: start) && !isSent ? walk : nil
    }

    /// Whether what was entered is sent at once, before any time passes; expects that it is.
    ///
    /// A text may wait for a pause before it is looked for, but not before it is sent.
    fileprivate func isSentAtOnce(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(after: value.leadIn)
        await walk.fire(value.entry, hurried: true)
        guard walk.pending.isEmpty, walk.awaitsTime else { return true }
        let name = "“\(outline.events[value.entry].name)”, with no time in between,"
        return await isSent(value, by: walk, after: name, atOnce: true, in: outline)
    }

    /// Whether what was entered before the view had what it asks for when it appears, such as a kept draft, is sent once
    /// that has come, as long as the view still shows it; expects that it is.
    fileprivate func isSentAfterALateAnswer(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk()
        for act in value.leadIn {
            await walk.fire(act.event)
            guard !outline.appearing.contains(act.event) else { continue }
            let open = Set(walk.pending.map(\.id))
            await walk.answerAll { !open.contains($0.id) || walk.cameOf(act.event, $0) }
        }
        let late = walk.pending
        guard !late.isEmpty, walk.canCause(value.entry) else { return true }
        await walk.fire(value.entry)
        await walk.answerAll()
        guard walk.isDone, !walk.hasLedAway() else { return true }
        let name = "“\(outline.events[value.entry].name)” and then the answer to \(late[0].name)"
        return await isSent(value, by: walk, after: name, in: outline)
    }

    /// Whether what was entered is sent although what its entry had asked for has failed, as long as the view shows it;
    /// expects that it is.
    fileprivate func isSentAfterItsFailure(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        guard outline.outcomes(of: value.entry).contains(.failure) else { return true }
        let walk = try await startWalk(after: value.leadIn + [.init(value.entry, .failure)])
        guard walk.isDone, !walk.hasLedAway(since: walk.eventStart) else { return true }
        // What was refused, such as a code, need not be sent by another method.
        let checks = walk.questions(since: walk.eventStart).filter { value.isSent(by: $0) }
        guard checks.allSatisfy({ $0.member == value.member }) else { return true }
        let name = "“\(outline.events[value.entry].name)”, which failed,"
        return await isSent(value, by: walk, after: name, in: outline)
    }

    /// Whether what was entered is sent if something else was sent before, or if it was sent and taken off the view and
    /// is entered once more; expects that it is.
    fileprivate func isSentOnceMore(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        guard value.way.isEmpty, outline.comesAgain(value.entry), outline.comesAgain(value.event) else { return true }
        for entry in outline.others(than: value.event) where outline.comesAgain(entry) {
            let walk = try await startWalk(after: value.leadIn + [.init(entry, .success)])
            guard walk.canCause(value.event) else { continue }
            let (shown, start) = (walk.shownParts(), walk.eventStart)
            let isSent = await walk.send(by: value.event).contains { $0.member == value.member }
            let left = walk.shownParts()
            guard isSent, walk.isDone, walk.failures.isEmpty, !walk.hasLedAway(since: start), !walk.hidesSomething
            else {
                continue
            }
            await walk.fire(value.entry)
            await walk.answerAll()
            let (name, send) = ("“\(outline.events[value.entry].name)”", "“\(outline.events[value.event].name)”")
            guard value.isShown(in: walk.shownParts()), walk.canCause(value.event) else { continue }
            // A form that is as it was sent has nothing new to send, unless it was emptied meanwhile.
            let handed = walk.handedOver(since: start).filter { $0.member == value.member }
            let isNew = handed.last.map { !value.isSent(by: $0) } ?? true
            guard isNew || value.parts.keys.allSatisfy({ left[$0] != shown[$0] }) else { continue }
            let sent = await walk.send(by: value.event)
            let again = sent.map(SeenCall.init)
            // What is there already may be refused, and the next step may be another.
            let isRefused = again.isEmpty && !walk.shown(since: walk.eventStart).isEmpty
            guard !isRefused, again.allSatisfy({ $0.call.member == value.member }),
                try await isSentWithoutThat(value, after: entry)
            else { continue }
            let text = """
                “\(outline.events[entry].name)” and \(send) succeeded. \(name) then showed “\(value.text)”, and \(send) sent \
                \(again.text) instead of that. If \(send) is not possible then, say so with when:.
                """
            guard expect(sent.contains(where: value.isSent), in: walk, text) else { return false }
        }
        return true
    }

    /// Whether what was entered after something else is sent if nothing was sent in between.
    private func isSentWithoutThat(_ value: EnteredValue, after entry: Int) async throws -> Bool {
        let walk = try await startWalk(after: value.leadIn + [.init(entry, .success), .init(value.entry, .success)])
        return await walk.send(by: value.event).contains(where: value.isSent)
    }

    private func isSent(
        _ value: EnteredValue,
        by walk: Walk,
        after names: String,
        atOnce isAtOnce: Bool = false,
        in outline: Outline
    ) async -> Bool {
        await walk.go(value.way, hurried: isAtOnce)
        guard value.isShown(in: walk.shownParts()), walk.canCause(value.event) else { return true }
        let told = value.parts.map { walk.told($1, as: $0) }.sorted()
        let sent = await walk.send(by: value.event).filter { $0.member == value.member }
        guard !sent.contains(where: value.isSent) else { return true }
        if isAtOnce, !sent.allSatisfy(walk.onlyTells) { return true }
        let text =
            "The view shows \(told.joined(separator: ", ")). After \(names) “\(outline.events[value.event].name)” sent:"
        return expect(none: sent, in: walk, text)
    }
}

extension Walk {
    /// Whether the stage looks at what was entered, and is not only told of it.
    fileprivate func isOnAScreen(_ value: EnteredValue) -> Bool {
        value.parts.keys.allSatisfy { part in stage.shownOnScreens.contains { stage.kind(of: $0) == part.kind } }
    }

    /// Whether the last event has turned a flag off, or told a view something without a word that stays, such as to close a
    /// form.
    var hidesSomething: Bool {
        let (before, now) = (shownParts(until: eventStart), shownParts())
        let isOff = now.contains { $1 == "false" && before[$0] == "true" }
        return isOff
            || calls(.view, since: eventStart).contains { call in
                !call.hasArguments && !isSignal(call) && !stage.isPassing(call)
            }
    }

    /// Whether a call brings nothing back that is shown, but tells or sends something.
    func onlyTells(_ call: LoggedCall) -> Bool {
        guard let request = stage.requests.first(where: { $0.member == call.member }) else { return true }
        return request.isCommand || stage.role(of: call) == .store && !isReading(call) && !request.bringsLists
    }
}
