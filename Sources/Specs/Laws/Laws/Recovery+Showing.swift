extension Recovery {
    /// Whether the view is shown after the failure and the success what a success shows, and nothing is left on; expects both.
    func showsTheSame() async throws -> Bool {
        let (missing, states) = (try await missing(), statesLeftOn)
        if !missing.isEmpty || !states.isEmpty, try await isLeftToOthers() { return true }
        let succeeded = "\(name) failed and then succeeded"
        return trial.expect(none: missing, "\(succeeded), but the view was not told as usual:")
            && trial.expect(none: states.map(\.begin), "\(succeeded), but this was not ended:")
    }

    /// The kinds of what a success shows and a success after a failure does not.
    private func missing() async throws -> [String] {
        let seen = walk.lastSeen(since: second)
        let addsUp = !traits.isDisjoint(with: [.addsUp, .repeatable])
        var missing = expected.filter { !$1.isSeen(in: seen[$0], addingUp: addsUp) }.keys.sorted()
        // NB: what is shown before the answer may have stayed, as what waits to be sent.
        let left = walk.lastSeen(since: first)
        missing.removeAll { told[$0] == nil && left[$0] == expected[$0] }
        // NB: a copy that was shown after the failure may be renewed with no indicator.
        let signals = walk.kindsOfIndicators
        if missing.contains(where: signals.contains), walk.busy.isEmpty,
            try await trial.showsSomething(walk, in: failed, insteadOf: event, in: outline)
        {
            missing.removeAll(where: signals.contains)
        }
        guard !missing.isEmpty, outline.comesAgain(event) else { return missing }

        let next = try await seenTheNextTime()
        // NB: what is another each time, such as a message with a number of its own, cannot be compared.
        missing.removeAll { seen[$0] != nil && next[$0] != expected[$0] }
        // NB: what is set up once, when the view first appears, need not be said again.
        missing.removeAll { told[$0] == nil && next[$0] == nil }
        // NB: what has a place of its own each time, such as a row that is added, has another the next time.
        missing.removeAll { kind in
            guard next[kind] == nil, let call = expected[kind]?.call, !call.placeSuffix.isEmpty else { return false }
            return [seen, next].allSatisfy { told in
                told.contains { expected[$0] == nil && $1.call.member == call.member }
            }
        }
        return missing
    }

    /// What is seen if the event is caused a second time, and answered with the same both times.
    private func seenTheNextTime() async throws -> [String: SeenCall] {
        let walk = try await trial.startWalk(for: event, in: outline)
        for _ in 1...2 {
            await walk.fire(event)
            await walk.answerAll(number: 0)
        }
        return walk.lastSeen(since: walk.eventStart)
    }

    /// The states that are on although everything has succeeded in the end.
    private var statesLeftOn: [Balance] {
        let isRead = traits.contains(.repeatable) && fresh.onlyReads
        // NB: who offers something else after a failure, such as a copy, may go on saying what has failed.
        return walk.stage.states.filter {
            walk.failures.isEmpty && $0.isOn(after: walk.stage.log.calls)
                && !(isRead && $0.isOn(after: fresh.stage.log.calls))
        }
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
    /// Whether it is what is seen, or a part of it where answers add up: what has failed may stay beside it.
    fileprivate func isSeen(in other: SeenCall?, addingUp addsUp: Bool) -> Bool {
        guard let other, self != other else { return other != nil }
        return addsUp && Set(Leaves.of(call.call)).isSubset(of: Leaves.of(other.call.call))
    }
}
