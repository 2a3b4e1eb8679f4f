extension CallLog {
    /// Forgets the calls so far of all its doubles, and lets go of their arguments.
    ///
    /// A test that looks for leaks needs it where a double is handed an object, since whatever records a call keeps
    /// its arguments:
    ///
    /// ```swift
    /// router.show(screen)
    /// log.forgetCalls()
    /// #expect(weakScreen == nil)
    /// ```
    ///
    /// So do optional properties that the subject has set to an object: they have it as long as somebody else keeps it.
    /// The ``story`` keeps a line of each call, so that a failure can still tell what led to it. Questions that are held
    /// keep their arguments; see ``Answers/forgetHeld()``.
    public func forgetCalls() {
        forgetCalls(on: nil)
    }

    /// Forgets the calls of one double, or of all.
    func forgetCalls(on only: (any Tape)?) {
        // NB: lines are written without the lock, since nothing that is not ours may run with it.
        let (entries, held, recorded) = locked { (state.entries, state.held, state.recordedCalls(on: only)) }
        let calls = Dictionary(uniqueKeysWithValues: recorded.map { ($0.entry, $0.call) })
        var told = LoggedEvents(held: held)
        for (index, entry) in entries.enumerated() { told.add(entry, calls[index]) }
        let texts = entries.indices.filter { calls[$0] != nil || entries[$0].isAnswer }.map { ($0, told.events[$0]) }
        let places = recorded.compactMap(\.place)
        var tapes: [ObjectIdentifier: (tape: any Tape, last: Int)] = [:]
        for place in places { tapes[ObjectIdentifier(place.tape)] = (place.tape, place.index) }
        let old = locked { state.forget(Dictionary(uniqueKeysWithValues: texts), on: Array(tapes.values)) }
        withExtendedLifetime((old, recorded, entries)) {}
    }
}
