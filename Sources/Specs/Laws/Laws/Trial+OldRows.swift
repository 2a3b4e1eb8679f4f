extension Trial<ModuleLaws> {
    /// Whether an event hands on nothing of an older answer, such as the id of a row that is gone, once another event has
    /// asked all methods again and all that is shown is of the newer answer; expects that it does not.
    ///
    /// Only whole texts count: a number may be in many answers by chance.
    ///
    /// - Returns: `nil` if it hands on nothing that an answer has brought, or something older is still shown.
    func handsOnNothingOld(_ event: Int, after other: Int, in outline: Outline) async throws -> Bool? {
        guard outline.asking.contains(other), event != other else { return nil }
        let alone = try await startWalk(for: event, in: outline)
        let (first, asked) = (alone.answers.quotedTexts, alone.asked.count)
        await alone.fire(event)
        // What is the same whatever the answers are is the event's own, such as the name of a row that it looks for.
        let own = try await handedOn(by: event, withAnswersFrom: asked, in: outline)
        let usual = alone.handedOver(since: alone.eventStart).filter { call in
            !call.texts.intersection(first).isSubset(of: own)
        }
        guard !usual.isEmpty else { return nil }
        let walk = try await startWalk(after: outline.leadIn(to: [event, other]))
        let (older, known) = (walk.answers, Set(walk.questions().map(\.member)))
        await walk.fire(other)
        await walk.answerAll()
        let newer = Array(walk.answers.dropFirst(older.count)).quotedTexts
        let old = older.quotedTexts.subtracting(newer).subtracting(own)
        let again = Set(walk.questions(since: walk.eventStart).map(\.member))
        let shown = walk.textsShown
        guard walk.isDone, walk.failures.isEmpty, walk.onlyReads, !walk.hasLedAway(since: walk.eventStart),
            again == known, shown.isDisjoint(with: old), !shown.isDisjoint(with: newer)
        else { return nil }
        // What was chosen before may be named still, as by “Delete Rome?”. If it is gone, something new is chosen.
        let choices = outline.leadIn(to: event).filter { !outline.appearing.contains($0.event) }
        let isChosenAnew = !choices.isEmpty
        if isChosenAnew, walk.isPossible(event) { return nil }
        await walk.go(choices)
        guard walk.isDone, walk.isPossible(event) else { return nil }
        await walk.fire(event)
        let wrong = walk.handedOver(since: walk.eventStart).filter { call in
            usual.contains { $0.member == call.member } && !old.isDisjoint(with: call.texts)
                && (isChosenAnew || newer.isDisjoint(with: call.texts))
        }
        let names = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
        let text =
            "\(names.0) had brought all that is shown, and \(names.1) then handed on something of an older answer:"
        return expect(none: wrong.map(SeenCall.init), in: walk, text)
    }

    /// The texts that an event hands on if all answers before it are made from a number.
    private func handedOn(by event: Int, withAnswersFrom number: Int, in outline: Outline) async throws -> Set<String> {
        let walk = try await startWalk(for: event, in: outline, number: number)
        await walk.fire(event)
        return walk.handedOver(since: walk.eventStart).reduce(into: []) { $0.formUnion($1.texts) }
    }
}

extension [String] {
    /// The texts in answers, as their descriptions quote them.
    fileprivate var quotedTexts: Set<String> {
        let parts = flatMap { $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated() }
        return Set(parts.filter { !$0.offset.isMultiple(of: 2) && !$0.element.isEmpty }.map { String($0.element) })
    }
}
