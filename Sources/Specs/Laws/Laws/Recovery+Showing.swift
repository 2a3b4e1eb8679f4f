extension Recovery {
    /// Whether the view shows after a failure and a success what a success shows, and nothing is left on; expects both.
    func showsTheSame() async throws -> Bool {
        let kept = try await begunAndKept()
        let missing = try await missing().filter { kind in !kept.contains { walk.stage.kind(of: $0) == kind } }
        let states = try await statesLeftOn(besides: kept)
        if !missing.isEmpty || !states.isEmpty, try await isLeftToOthers() { return true }
        let succeeded = "\(name) failed and then succeeded"
        return trial.expect(none: missing, in: walk, "\(succeeded), but the view was not told as usual:")
            && trial.expect(none: states.map(\.begin), in: walk, "\(succeeded), but this was not ended:")
    }

    /// The kinds of content that a success shows, and that a success after a failure does not show.
    private func missing() async throws -> [String] {
        let seen = walk.lastSeen(since: second)
        let addsUp = !traits.isDisjoint(with: [.addsUp, .repeatable])
        var missing = expected.filter { !$1.isSeen(in: seen[$0], addingUp: addsUp) }.keys.sorted()
        // Content that is shown before the answer may have stayed, such as a message that waits to be sent.
        let left = walk.lastSeen(since: first)
        missing.removeAll { told[$0] == nil && left[$0] == expected[$0] }
        // So has the part that has succeeded and is not asked for again.
        if !missing.isEmpty, !asked.allSatisfy(inTheEnd.contains), try await asksForTheRest() {
            let shown = walk.lastSeen(since: first, until: second)
            let good = try await play(.success).lastSeen()
            missing.removeAll { shown[$0] != nil && left[$0] == shown[$0] && shown[$0] == good[$0] }
        }
        // A copy that was shown after the failure may be refreshed without an indicator.
        let signals = walk.kindsOfIndicators
        if missing.contains(where: signals.contains), walk.busy.isEmpty,
            try await trial.showsSomething(walk, in: failed, insteadOf: event, in: outline)
        {
            missing.removeAll(where: signals.contains)
        }
        guard !missing.isEmpty, outline.comesAgain(event) else { return missing }

        let next = try await seenTheNextTime()
        // Content that differs each time, such as a message with its own number, cannot be compared.
        missing.removeAll { seen[$0] != nil && next[$0] != expected[$0] }
        // What is set up once, when the view first appears, need not be said again.
        missing.removeAll { told[$0] == nil && next[$0] == nil }
        // Content that gets a new place each time, such as an added row, has another place the next time.
        missing.removeAll { kind in
            guard next[kind] == nil, let call = expected[kind]?.call, !call.placeSuffix.isEmpty else { return false }
            return [seen, next].allSatisfy { told in
                told.contains { expected[$0] == nil && $1.call.member == call.member }
            }
        }
        return missing
    }

    /// The beginnings of the states that are about what waits to be sent: a failure has begun them, the event sends
    /// something else each time, and another event, such as a tap on “send all”, sends what has failed and ends them.
    func begunAndKept() async throws -> [LoggedCall] {
        guard traits.contains(.repeatable), !fresh.onlyReads else { return [] }
        let good = try await play(.success).stage.log.calls
        var begun: [LoggedCall] = []
        for other in outline.others(than: event) {
            let walk = try await play(.failure)
            let states = walk.stage.states.filter { $0.isOn(after: walk.stage.log.calls) && !$0.isOn(after: good) }
            await walk.fire(other)
            await walk.answerAll()
            let sent = walk.requests(since: walk.eventStart).map(SeenCall.init)
            guard asked.allSatisfy(sent.contains) || walk.carriesAlong(asked) else { continue }
            let calls = walk.stage.log.calls
            begun += states.filter { !$0.isOn(after: calls) }.compactMap { state in calls.last { $0 == state.begin } }
        }
        return begun
    }

    /// Whether another event still sends what has failed once the event has come again and has succeeded.
    ///
    /// If not, a later success has made it good, as one that stores the whole does.
    private func isStillSent() async throws -> Bool {
        for other in outline.others(than: event) {
            let walk = try await play(.failure)
            await causeAgain(in: walk)
            await walk.answerAll()
            await walk.fire(other)
            await walk.answerAll()
            let sent = walk.requests(since: walk.eventStart).map(SeenCall.init)
            if asked.allSatisfy(sent.contains) || walk.carriesAlong(asked) { return true }
        }
        return false
    }

    /// What is seen if the event comes a second time and gets the same answers both times.
    private func seenTheNextTime() async throws -> [String: SeenCall] {
        let walk = try await trial.startWalk(for: event, in: outline)
        for _ in 1...2 {
            await causeAgain(in: walk)
            await walk.answerAll(number: 0)
        }
        return walk.lastSeen(since: walk.eventStart)
    }

    /// The states that are on although everything has succeeded in the end.
    ///
    /// - Parameter kept: The beginnings of those that are about what waits to be sent; they are on for nothing once
    ///   nothing sends it any more.
    private func statesLeftOn(besides kept: [LoggedCall]) async throws -> [Balance] {
        let isRead = traits.contains(.repeatable) && fresh.onlyReads
        // A module that offers something else after a failure, such as a copy, may go on saying what has failed.
        let left = walk.stage.states.filter {
            $0.isOn(after: walk.stage.log.calls) && !(isRead && $0.isOn(after: fresh.stage.log.calls))
        }
        let waiting = left.filter { kept.contains($0.begin) }
        let others = walk.failures.isEmpty ? left.filter { !kept.contains($0.begin) } : []
        if waiting.isEmpty { return others }
        return try await isStillSent() ? others : others + waiting
    }
}

extension Walk {
    /// The kinds of the calls that have begun or ended busy indicators.
    fileprivate var kindsOfIndicators: Set<String> {
        let signals = stage.balances.filter(\.isBusy).flatMap(\.signals)
        return Set(calls(.view).filter(signals.contains).map { stage.kind(of: $0) })
    }
}

extension SeenCall {
    /// Whether another call shows the same, or contains it if answers add up: the failed part may stay beside it.
    fileprivate func isSeen(in other: SeenCall?, addingUp addsUp: Bool) -> Bool {
        guard let other, self != other else { return other != nil }
        return addsUp && Set(Leaves.of(call.call)).isSubset(of: Leaves.of(other.call.call))
    }
}
