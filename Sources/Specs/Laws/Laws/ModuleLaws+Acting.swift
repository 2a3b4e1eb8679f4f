extension ModuleLaws {
    static let acting: [Requirement] = [
        Requirement(
            "LAW-43",
            .should,
            "An event that acts on something on the screen, such as a row, acts on what is there now, and not on what was there before.",
            source: "fault class: an index into the rows as they were before a filter, a refresh or a deletion",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for event in outline.events.indices where outline.beginsFromTheOpening(event) {
                guard let act = try await trial.act(by: event, in: outline) else { continue }
                for other in outline.others(than: event) where outline.comesAgain(other) && !outline.addsUp(other) {
                    let isRight = try await trial.actsOnWhatIsThere(act, after: other, in: outline)
                    hasLooked = hasLooked || isRight != nil
                    guard isRight != false else { return }
                    let isSame = try await trial.actsOnTheSame(act, after: other, in: outline)
                    hasLooked = hasLooked || isSame != nil
                    guard isSame != false else { return }
                }
            }
            if !hasLooked {
                throw NotApplicable("No event acts on something that another event replaces on the screen.")
            }
        }
    ]
}

extension Outline {
    /// Whether an event makes sense as soon as the view has appeared, and does not ask for more of the same.
    ///
    /// An event that continues another, such as the sending of what was chosen, acts on what that other has met.
    fileprivate func beginsFromTheOpening(_ event: Int) -> Bool {
        active.contains(event) && !appearing.contains(event) && !addsUp(event) && events[event].undone == nil
            && leadIn(to: event).isWell && leadIn(to: event).allSatisfy { appearing.contains($0.event) }
    }
}

/// What an event acts on: texts and numbers on the screen that are others if the answers are others.
private struct Act {
    let event: Int
    /// What its calls carry of that, by their members.
    let moving: [String: Set<String>]
    /// What they carry whatever the answers are.
    let constant: [String: Set<String>]

    /// All that any of the calls carries.
    var all: Set<String> { Set(moving.values.joined()) }
}

extension Trial<ModuleLaws> {
    /// What an event hands to somebody of what is on the screen; `nil` if that is nothing.
    fileprivate func act(by event: Int, in outline: Outline) async throws -> Act? {
        let first = try await carried(by: event, number: nil, in: outline)
        let second = try await carried(by: event, number: 7, in: outline)
        var (moving, constant): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for (member, texts) in first {
            guard let others = second[member] else { continue }
            constant[member] = texts.all.intersection(others.all)
            let own = texts.shown.subtracting(others.all)
            if !own.isEmpty, !others.shown.isSubset(of: texts.all) { moving[member] = own }
        }
        return moving.isEmpty ? nil : Act(event: event, moving: moving, constant: constant)
    }

    /// What the calls of an event carry, by their members: all of it, and what of it is on the screen.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - number: The number from which all answers before it are made, if not their own.
    ///   - outline: What the module offers.
    private func carried(
        by event: Int,
        number: Int?,
        in outline: Outline
    ) async throws -> [String: (all: Set<String>, shown: Set<String>)] {
        let walk = try await assembledWalk()
        await walk.answerAll(number: number)
        for act in outline.leadIn(to: event) {
            await walk.fire(act.event)
            await walk.answerAll(number: number)
        }
        let shown = walk.textsShown
        await walk.fire(event)
        return Dictionary(grouping: walk.callsOfTheEvent, by: \.member).mapValues { calls in
            let texts = calls.reduce(into: Set()) { $0.formUnion($1.texts) }
            return (texts, texts.intersection(shown))
        }
    }

    /// Whether what an event acts on is on the screen, although another event has replaced what was there; expects that
    /// it is.
    ///
    /// - Returns: `nil` if the other event replaces nothing of it, or the event is not possible then.
    fileprivate func actsOnWhatIsThere(_ act: Act, after other: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(after: outline.leadIn(to: [act.event, other]))
        let (before, start) = (walk.lastSeen(), walk.callCount)
        await walk.fire(other)
        await walk.answerAll()
        let (now, gone) = (walk.lastSeen(), act.all.subtracting(walk.textsShown))
        guard walk.isDone, walk.failures.isEmpty, !walk.hasLedAway(since: start), walk.isPossible(act.event) else {
            return nil
        }
        // Only a call like the one before it puts something in the place of what was there.
        let replaced = before.filter { kind, old in
            guard let new = now[kind] else { return false }
            return new.call.face == old.call.face && !new.call.texts.isEmpty && !old.call.texts.isDisjoint(with: gone)
        }
        guard !replaced.isEmpty else { return nil }
        await walk.fire(act.event)
        let newer = replaced.keys.compactMap { now[$0] }
        let shown = newer.reduce(into: Set()) { $0.formUnion($1.call.texts) }
        let stale = walk.callsOfTheEvent.filter { call in
            guard let own = act.moving[call.member], let constant = act.constant[call.member] else { return false }
            return !call.texts.isDisjoint(with: own.intersection(gone))
                && call.texts.subtracting(constant).isDisjoint(with: shown)
        }
        let (name, otherName) = ("“\(outline.events[act.event].name)”", "“\(outline.events[other].name)”")
        let text = "\(otherName) had put \(newer.text) in its place, and \(name) acted on what was there before:"
        return expect(none: stale, in: walk, text)
    }
}

extension Trial<ModuleLaws> {
    /// Whether an event acts on the same as ever once another has only led to another screen, such as the tap on one row
    /// after that on another; expects that it does.
    ///
    /// - Returns: `nil` if the other event does more or less than that, or the event is not possible then.
    fileprivate func actsOnTheSame(_ act: Act, after other: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(after: outline.leadIn(to: [act.event, other]))
        let (before, shown, start) = (walk.lastSeen(), walk.textsShown, walk.callCount)
        await walk.fire(other)
        await walk.answerAll()
        guard walk.isDone, !walk.navigation(since: start).isEmpty, walk.lastSeen() == before,
            walk.calls(.delegate, .store, since: start).isEmpty, walk.commands(since: start).isEmpty,
            walk.isPossible(act.event)
        else { return nil }
        await walk.fire(act.event)
        let wrong = walk.callsOfTheEvent.filter { call in
            guard let own = act.moving[call.member], let constant = act.constant[call.member] else { return false }
            return own.isSubset(of: shown) && call.texts.isDisjoint(with: own)
                && !call.texts.subtracting(constant).isDisjoint(with: shown)
        }
        let (name, otherName) = ("“\(outline.events[act.event].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(otherName) had led to another screen and changed nothing on this one, and \(name) then acted on something else \
            than it does otherwise:
            """
        return expect(none: wrong, in: walk, text)
    }
}

extension Walk {
    /// The texts and numbers that are on the views now.
    fileprivate var textsShown: Set<String> { lastSeen().values.reduce(into: []) { $0.formUnion($1.call.texts) } }

    /// What the last event has asked for or told to others than views, but for what was asked before, such as a refresh.
    fileprivate var callsOfTheEvent: [LoggedCall] {
        let known = Set(questions(until: eventStart).map(\.member))
        let told = calls(.wireframe, .delegate, .store, since: eventStart)
        let asked = questions(since: eventStart).filter { stage.role(of: $0) != .store }
        return (told + asked).filter { !known.contains($0.member) }
    }
}

extension LoggedCall {
    /// The texts and numbers that it carries.
    fileprivate var texts: Set<String> {
        Set(Leaves.of(call)).subtracting(["", "[]", "[:]", "nil", "true", "false"])
    }
}
