extension Trial<ModuleLaws> {
    /// Whether an event that has failed asks, once another has changed what it is about, for the new and not for the old;
    /// expects that it does.
    ///
    /// What is asked for later, such as an order once a day is reserved, counts as well.
    func asksWhatIsNew(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), !outline.needsTrouble(event), !outline.addsUp(event) else { return true }
        guard try await asksWhatIsNew(event, failing: [.failure], wholly: false, in: outline) else { return false }
        guard outline.chains[event, default: 0] > 0 else { return true }
        for failure in [[Outcome.failure], [.success, .failure]] {
            guard try await asksWhatIsNew(event, failing: failure, wholly: true, in: outline) else { return false }
        }
        return true
    }

    /// Whether an event asks for the new.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - failure: How it has failed.
    ///   - isWhole: Whether what is asked for once the first questions are answered counts as well.
    ///   - outline: What the module offers.
    private func asksWhatIsNew(
        _ event: Int,
        failing failure: [Outcome],
        wholly isWhole: Bool,
        in outline: Outline
    ) async throws -> Bool {
        func start(after acts: [Situation.Act]) async throws -> Walk {
            try await startWalk(after: outline.leadIn(to: event) + acts, Numbering(givesTheSame: isWhole))
        }
        func asked(_ walk: Walk) async -> [SeenCall] {
            let start = walk.eventStart
            if isWhole { await walk.answerAll() }
            return isWhole ? walk.requests(since: start).map(SeenCall.init) : walk.requestsOfItsOwn
        }
        let once = try await start(after: [])
        let impossible = once.impossible
        await once.fire(event)
        let old = await asked(once)
        func change(by others: [Int], after outcomes: [Outcome]? = nil) async throws -> Walk? {
            let bad = outcomes.map { [Situation.Act(event, $0)] } ?? []
            let walk = try await start(after: bad + others.map { .init($0, .success) })
            guard walk.isDone, !walk.hasLedAway(), walk.impossible == impossible, walk.isPossible(event) else {
                return nil
            }
            await walk.fire(event)
            return walk
        }
        // What counts or is turned on and off depends on how often it has come; what cannot come again does not.
        func isSteady(_ other: Int, _ back: [Int], _ forth: [Int], like new: [SeenCall]) async throws -> Bool {
            let walk = try await start(after: (back + [other]).map { .init($0, .success) })
            guard walk.isPossible(other) else { return true }
            guard let twice = try await change(by: back + [other, other] + forth) else { return false }
            return await asked(twice).holdsTheSame(as: new)
        }
        let others = outline.others(than: event).filter { !outline.appearing.contains($0) && !outline.needsTrouble($0) }
        for other in others {
            let isUndone = outline.undoes(event, other) || outline.undoes(other, event)
            guard !isUndone, let (back, forth) = try await detour(from: event, to: other, in: outline),
                let changed = try await change(by: back + [other] + forth)
            else { continue }
            let new = await asked(changed)
            guard !new.isEmpty, !new.holdsTheSame(as: old),
                new.map(\.call.member).sorted() == old.map(\.call.member).sorted(),
                try await isSteady(other, back, forth, like: new),
                let walk = try await change(by: back + [other] + forth, after: failure), walk.failures.hasFailed
            else { continue }
            let start = walk.eventStart
            let again = await asked(walk)
            // A step that has succeeded may be skipped only if nothing it was about has changed.
            let isRest = isWhole && !again.isEmpty && again.allSatisfy(old.contains) && !new.allSatisfy(again.contains)
            guard again.holdsTheSame(as: old) || isRest else { continue }
            // A queue sends what failed before it sends the new.
            await walk.answerAll()
            let isAsked = new.allSatisfy(walk.requests(since: start).map(SeenCall.init).contains)
            let (name, change) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
            let text =
                "\(name) failed, \(change) came, and \(name) asked \(again.text) instead of \(new.text)."
            guard expect(isAsked, in: walk, text) else { return false }
        }
        return true
    }

    /// Whether an event sends what it always sends, although another that sends by the same method has failed, and not
    /// what that has sent; expects that it does.
    ///
    /// A queue sends what failed first, and a module that keeps what failed may send it along.
    func sendsItsOwn(_ event: Int, in outline: Outline) async throws -> Bool {
        for other in outline.others(than: event)
        where outline.asking.contains(other) && !outline.appearing.contains(other) {
            func sent(after outcome: Outcome) async throws -> (walk: Walk, before: [SeenCall], now: [SeenCall])? {
                let walk = try await startWalk(after: outline.leadIn(to: [other, event]))
                await walk.fire(other)
                let before = walk.lastRequests
                await walk.answerAll(outcome)
                guard walk.isDone, walk.navigation().isEmpty, walk.isPossible(event) else { return nil }
                await walk.fire(event)
                let isSent = !walk.onlyReads
                await walk.answerAll()
                return isSent ? (walk, before, walk.requests(since: walk.eventStart).map(SeenCall.init)) : nil
            }
            guard let usual = try await sent(after: .success), let now = try await sent(after: .failure),
                now.walk.failures.hasFailed, usual.now.count == 1, usual.before.count == 1,
                usual.now[0].call.member == usual.before[0].call.member, usual.now != usual.before,
                now.before == usual.before
            else { continue }
            guard !now.now.isEmpty, now.now.allSatisfy(now.before.contains) else { continue }
            // What goes back and forth, such as a switch, may send the same as the other.
            let alone = try await startWalk(after: outline.leadIn(to: [other, event]))
            await alone.fire(event)
            await alone.answerAll()
            let isItsOwn = now.now.holdsTheSame(as: alone.requests(since: alone.eventStart).map(SeenCall.init))
            let names = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
            let text = "\(names.0) failed, and \(names.1) then asked \(now.now.text) instead of \(usual.now.text)."
            guard expect(isItsOwn, in: now.walk, text) else { return false }
        }
        return true
    }
}
