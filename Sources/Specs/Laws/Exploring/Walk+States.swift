extension Walk {
    /// Whether a state is on, and nothing else is seen in its place.
    func shows(_ state: Balance) -> Bool {
        let calls = stage.log.calls
        guard state.isOn(after: calls), let call = calls.last(where: { $0 == state.begin }) else { return false }
        let states = stage.states
        return lastSeen(pairing: states)[stage.kind(of: call, pairing: states)] == SeenCall(call)
    }

    /// The states that the first of two events has begun and that are still on in the end, if the second came before
    /// time passed, was seen, and led nowhere else.
    func statesLeftOn(in situation: Situation) -> [Balance] {
        guard situation.acts.count == 2, situation.acts[0].isHurried, isDone, failures.isEmpty else { return [] }
        let events = steps.filter { if case .event = $0.act { true } else { false } }.suffix(2)
        guard let first = events.first, let second = events.last,
            !calls(.view, since: second.start, until: second.end).isEmpty,
            !hasLedAway(since: second.start)
        else { return [] }
        let calls = stage.log.calls
        return stage.states.filter { state in
            !state.isOn(after: Array(calls.prefix(first.start))) && state.isOn(after: Array(calls.prefix(second.start)))
                && shows(state)
        }
    }
}
