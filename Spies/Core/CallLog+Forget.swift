extension CallLog {
    /// Forgets the calls so far of all its doubles, and releases their arguments.
    ///
    /// A test that looks for leaks needs this if a double is passed an object, since a recorded call retains
    /// its arguments:
    ///
    /// ```swift
    /// router.show(screen)
    /// log.forgetCalls()
    /// #expect(weakScreen == nil)
    /// ```
    ///
    /// It also releases the objects that the subject has set optional properties to: a property still has its object
    /// while something else retains it. The ``story`` keeps a line of each call, so that a failure can still tell what
    /// led to it. Questions that are held keep their arguments; see ``Answers/forgetHeld()``.
    public func forgetCalls() {
        forgetCalls(on: nil)
    }

    /// Forgets the calls of one double, or of all.
    func forgetCalls(on only: (any Tape)?) {
        // The lines are written without the lock, since they run foreign code.
        let (entries, held, recorded) = locked { (state.entries, state.held, state.recordedCalls(on: only)) }
        let calls = Dictionary(uniqueKeysWithValues: recorded.map { ($0.entry, $0.call) })
        // Only some of the calls are told, so that a guess could be wrong; it is made when the story is read.
        var told = LoggedEvents(held: held, guessesQuestions: false)
        for (index, entry) in entries.enumerated() { told.add(entry, calls[index]) }
        let texts = entries.indices.filter { calls[$0] != nil || entries[$0].isAnswer }.map { ($0, told.events[$0]) }
        let places = recorded.compactMap(\.place)
        var tapes: [ObjectIdentifier: (tape: any Tape, last: Int)] = [:]
        for place in places { tapes[ObjectIdentifier(place.tape)] = (place.tape, place.index) }
        let old = locked { state.forget(Dictionary(uniqueKeysWithValues: texts), on: Array(tapes.values)) }
        withExtendedLifetime((old, recorded, entries)) {}
    }
}
