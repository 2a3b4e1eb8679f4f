extension ModuleLaws {
    static let acting: [Requirement] = [
        Requirement(
            "LAW-43",
            .should,
            "An event that acts on something on the screen, such as a row, acts on what is there now, and on the same as ever if nothing there has changed.",
            source: "fault class: an index into the rows as they were before a filter, a refresh or a deletion",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for event in outline.ordinary where outline.asking.contains(event) && outline.comesAgain(event) {
                let isSame = try await trial.meetsTheSame(event, onceItIsTakenBackIn: outline)
                hasLooked = hasLooked || isSame != nil
                guard isSame != false else { return }
            }
            for first in outline.ordinaryOnce where !outline.appearing.contains(first) && !outline.addsUp(first) {
                let isSame = try await trial.actsAsEver(onceBackAfter: first, in: outline)
                hasLooked = hasLooked || isSame != nil
                guard isSame != false else { return }
            }
            for event in outline.ordinary where outline.actsOnSomething(event) {
                for other in outline.ordinaryOnce where outline.comesAgain(other) && !outline.addsUp(other) {
                    let isNew = try await trial.handsOnNothingOld(event, after: other, in: outline)
                    hasLooked = hasLooked || isNew != nil
                    guard isNew != false else { return }
                }
                // An event that continues another, such as the sending of what was chosen, acts on what that other has met.
                guard outline.leadIn(to: event).allSatisfy({ outline.appearing.contains($0.event) }) else { continue }
                guard let target = try await trial.target(of: event, in: outline) else { continue }
                for other in outline.ordinaryOnce where outline.comesAgain(other) && !outline.addsUp(other) {
                    let isRight = try await trial.meets(target, after: other, in: outline)
                    hasLooked = hasLooked || isRight != nil
                    guard isRight != false else { return }
                    let isFresh = try await trial.showsNothingOld(target, after: other, in: outline)
                    hasLooked = hasLooked || isFresh != nil
                    guard isFresh != false else { return }
                }
            }
            if !hasLooked {
                throw NotApplicable("No event acts on something that another event replaces on the screen.")
            }
        }
    ]
}

extension Outline {
    /// Whether an event may act on something that is there if all is well, and does not ask for more of the same.
    fileprivate func actsOnSomething(_ event: Int) -> Bool {
        active.contains(event) && !appearing.contains(event) && !addsUp(event) && events[event].undone == nil
            && leadIn(to: event).isWell
    }
}

/// What an event acts on: texts and numbers on the screen that are others if the answers are others.
struct Target {
    let event: Int
    /// What its calls carry of that, by their members.
    let moving: [String: Set<String>]
    /// What they carry whatever the answers are.
    let constant: [String: Set<String>]

    /// All that any of the calls carries.
    var all: Set<String> { Set(moving.values.joined()) }
}

extension Trial<ModuleLaws> {
    /// Whether an event that has failed acts on the same when it comes again, if all that was shown before is back, such
    /// as the row that it had removed; expects that it does.
    ///
    /// - Returns: `nil` if something else is shown then, or if it asks for nothing or for what no answer has brought.
    fileprivate func meetsTheSame(_ event: Int, onceItIsTakenBackIn outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(for: event, in: outline)
        let answers = walk.answers
        let before = walk.lastSeen().filter { !walk.parts(of: $1, from: answers).isEmpty }
        await walk.fire(event)
        let (asked, hopes, isChange) = (walk.lastRequests, walk.hopes, walk.onlyChangesThings)
        await walk.answerAll(.failure)
        guard isChange, asked.count == 1, !hopes.isEmpty, !before.isEmpty, walk.isDone, walk.failures.hasFailed,
            walk.lastSeen().filter({ before[$0.key] != nil }) == before, walk.isPossible(event)
        else { return nil }
        await walk.fire(event)
        let again = walk.lastRequests
        guard again.count == 1, again[0].call.member == asked[0].call.member else { return nil }
        func target(_ call: SeenCall) -> [String] {
            Leaves.of(call.call.call).filter { Int($0) == nil && walk.comes($0, from: answers) }
        }
        guard !target(asked[0]).isEmpty, !target(again[0]).isEmpty else { return nil }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed, all was shown as before, and it then asked \(again.text) instead of \(asked.text)."
        return expect(target(again[0]) == target(asked[0]), in: walk, text)
    }

    /// What an event hands to somebody of what is on the screen; `nil` if that is nothing.
    fileprivate func target(of event: Int, in outline: Outline) async throws -> Target? {
        let (first, asked) = try await carried(by: event, number: nil, in: outline)
        let (second, _) = try await carried(by: event, number: asked, in: outline)
        var (moving, constant): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for (member, texts) in first {
            guard let others = second[member] else { continue }
            constant[member] = texts.all.intersection(others.all)
            let own = texts.shown.subtracting(others.all)
            if !own.isEmpty, !others.shown.isSubset(of: texts.all) { moving[member] = own }
        }
        return moving.isEmpty ? nil : Target(event: event, moving: moving, constant: constant)
    }

    /// What the calls of an event carry, by their members: all of it, and what of it is on the screen.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - number: The number from which all answers before it are made, if not their own.
    ///   - outline: What the module offers.
    /// - Returns: That, and how many questions were asked before the event.
    private func carried(
        by event: Int,
        number: Int?,
        in outline: Outline
    ) async throws -> (texts: [String: (all: Set<String>, shown: Set<String>)], asked: Int) {
        let walk = try await startWalk(for: event, in: outline, number: number)
        let (shown, asked) = (walk.textsShown, walk.asked.count)
        // What was asked before, such as by a refresh, is about all rows.
        let known = Set(walk.questions().map(\.member))
        await walk.fire(event)
        let calls = walk.handedOver(since: walk.eventStart).filter { !known.contains($0.member) }
        let texts = Dictionary(grouping: calls, by: \.member).mapValues { calls in
            let texts = calls.reduce(into: Set()) { $0.formUnion($1.texts) }
            return (texts, texts.intersection(shown))
        }
        return (texts, asked)
    }

    /// Whether an event acts on what is on the screen once another event has come; expects that it does.
    ///
    /// - Returns: `nil` if the other event changes nothing that the event acts on, or the event is not possible then.
    fileprivate func meets(_ target: Target, after other: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(after: outline.leadIn(to: [target.event, other]))
        let (before, shown, start) = (walk.lastSeen(), walk.textsShown, walk.callCount)
        await walk.fire(other)
        await walk.answerAll()
        guard walk.awaited.isEmpty, !walk.awaitsTime, walk.failures.isEmpty, walk.isPossible(target.event) else {
            return nil
        }
        let (name, otherName) = ("“\(outline.events[target.event].name)”", "“\(outline.events[other].name)”")
        guard walk.navigation(since: start).isEmpty else {
            let opened = Set(walk.navigation(since: start).map(\.member))
            guard walk.lastSeen() == before, walk.commands(since: start).isEmpty,
                !opened.isDisjoint(with: target.moving.keys), try await isSteady(target, in: outline)
            else { return nil }
            await walk.fire(target.event)
            let wrong = walk.calls(of: target) { $0.isSubset(of: shown) && $1.isDisjoint(with: $0) }
                .filter { opened.contains($0.member) && !$0.texts.isDisjoint(with: shown) }
            let text = """
                \(otherName) had led to another screen, and then \(name) acted on something else than alone (if it goes on with \
                what was opened last, let the stage show that: stage.screen { … }):
                """
            return expect(none: wrong, in: walk, text)
        }
        guard let (old, new, gone) = walk.replaced(of: target, since: start, before, shown) else { return nil }
        let end = walk.callCount
        await walk.fire(target.event)
        let stale = walk.calls(of: target) { !$0.isDisjoint(with: gone) && $1.isDisjoint(with: new.call.texts) }
        await walk.answerAll()
        // An event that loads the rows anew is about all of them.
        let isShownAnew = walk.calls(.view, since: end).contains { $0.face == new.call.face }
        let reads = Set(walk.stage.requests.filter(\.bringsValues).map(\.member))
        let wrong = isShownAnew ? stale.filter { !reads.contains($0.member) } : stale
        let text = """
            \(otherName) had replaced \(old) by \(new), and \(name) acted on what was there before (if it keeps that on \
            purpose, as a selection, let the stage show it: stage.screen { … }):
            """
        return expect(none: wrong, in: walk, text)
    }

    /// Whether an event acts on the same each time, as a tap on the same row does.
    private func isSteady(_ target: Target, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: target.event, in: outline)
        await walk.fire(target.event)
        await walk.answerAll()
        guard walk.isPossible(target.event) else { return false }
        await walk.fire(target.event)
        return !walk.calls(of: target) { $0.isSubset(of: $1) }.isEmpty
    }
}

extension Walk {
    /// The texts and numbers that are on the views now.
    var textsShown: Set<String> { lastSeen().values.reduce(into: []) { $0.formUnion($1.call.texts) } }

    /// The calls of an event that may be about its target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - isMeant: Is called with what such a call carries alone, and with what the call carries beside constants.
    fileprivate func calls(of target: Target, where isMeant: (Set<String>, Set<String>) -> Bool) -> [LoggedCall] {
        handedOver(since: eventStart).filter { call in
            guard let own = target.moving[call.member], let constant = target.constant[call.member] else {
                return false
            }
            return isMeant(own, call.texts.subtracting(constant))
        }
    }

    /// What a call had shown of a target that another call like it has replaced, and what of the target is gone with it;
    /// `nil` if there is no such call, or part of what was there is still on the screen.
    func replaced(
        of target: Target,
        since start: Int,
        _ before: [String: SeenCall],
        _ shown: Set<String>
    ) -> (old: SeenCall, new: SeenCall, gone: Set<String>)? {
        let (now, texts) = (lastSeen(), textsShown)
        let gone = target.all.subtracting(texts)
        // An event that names its row, such as by an id, does so whether that is there or not.
        let named = Set(target.constant.values.joined()).intersection(shown)
        guard named.isSubset(of: texts) else { return nil }
        for (kind, old) in before.sorted(by: { $0.key < $1.key }) {
            guard let new = now[kind], new.call.face == old.call.face, !new.call.texts.isEmpty,
                !old.call.texts.isDisjoint(with: gone)
            else { continue }
            // The rest of a row may stand somewhere else, such as the title of what plays.
            let others = now.filter { $0.key != kind }.values.reduce(into: Set()) { $0.formUnion($1.call.texts) }
            guard others.isDisjoint(with: old.call.texts.subtracting(new.call.texts)) else { continue }
            // If nothing was asked, as many texts as before are the same rows in another look.
            let isRewritten = Leaves.of(old.call.call).count == Leaves.of(new.call.call).count
            if isRewritten, questions(since: start).isEmpty { continue }
            return (old, new, gone)
        }
        return nil
    }
}

extension LoggedCall {
    /// The texts and numbers that it carries.
    var texts: Set<String> {
        Set(Leaves.of(call)).subtracting(["", "[]", "[:]", "nil", "true", "false"])
    }
}
