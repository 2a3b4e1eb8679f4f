extension Trial<ModuleLaws> {
    /// Whether an empty answer to an event is told if the answer to another event, which asked something else, is on the
    /// screen; expects that it is.
    ///
    /// The same question may be answered with nothing if nothing has changed since.
    func tellsOfNothing(_ event: Int, afterContentOf first: Int, in outline: Outline) async throws -> Bool {
        let before = outline.leadIn(to: [first, event]) + [Situation.Act(first, .success)]
        let (full, empty) = (try await startWalk(after: before), try await startWalk(after: before))
        let known = Set(full.questions().map(\.text))
        await full.fire(event)
        await full.answerAll()
        let canBeEmpty = full.requestsMade.contains { request in
            outline.outcomes[request].contains(.empty) && !full.stage.requests[request].canBeRefused
        }
        let isOther = full.questions(since: full.eventStart).contains { !known.contains($0.text) }
        guard canBeEmpty, isOther, full.isDone else { return true }
        let (answers, old) = (empty.answers, empty.lastSeen())
        await empty.fire(event)
        await empty.answerAllWithNothing()
        let told = empty.told(since: empty.eventStart)
        guard empty.isDone, !empty.hasLedAway(since: empty.eventStart), told.allSatisfy(empty.onlyEndsSomething) else {
            return true
        }
        let stale = full.kindsOfAnswers(since: full.eventStart).compactMap { old[$0] }
            .filter { empty.show([$0.call], partOf: answers) }
        let (name, other) = ("“\(outline.events[event].name)”", "“\(outline.events[first].name)”")
        let text = "\(name) was answered with nothing, nobody was told, and what \(other) had brought is still shown:"
        return expect(none: stale.map { "\($0)" }.sorted(), in: empty, text)
    }
}

extension Walk {
    /// Answers everything with nothing, except for what would then be refused, such as a permission.
    fileprivate func answerAllWithNothing() async {
        for _ in 0..<Self.mostSteps {
            guard let move = moves.first else { return }
            await make(move) { stage.requests[$0.request].canBeRefused ? .success : .empty }
        }
    }
}
