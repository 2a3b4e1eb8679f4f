extension Trial<ModuleLaws> {
    /// Whether what an event has changed, and what was then sent or stored, stays on the view if the answer to an older
    /// question comes after that; expects that it does.
    ///
    /// The service may have read before it was told of the change, so the answer may be older than what is shown.
    ///
    /// - Returns: `nil` if no such answer comes.
    func staysDone(_ event: Int, in outline: Outline) async throws -> Bool? {
        var hasLooked = false
        // LAW-05 compares the others.
        let compared = try await comparablePairs(outline)
        for first in outline.ordinaryOnce where first != event && outline.asking.contains(first) {
            if compared.contains([first, event]) { continue }
            // A view may appear again, or its first question may still be open.
            for leadIn in [outline.leadIn(to: first), outline.leadIn(to: event)] {
                if !outline.comesAgain(first), leadIn.contains(where: { $0.event == first }) { continue }
                let isDone = try await staysDone(event, after: first, leadIn, in: outline)
                hasLooked = hasLooked || isDone != nil
                if isDone == false { return false }
            }
        }
        return hasLooked ? true : nil
    }

    private func staysDone(
        _ event: Int,
        after first: Int,
        _ leadIn: [Situation.Act],
        in outline: Outline
    ) async throws -> Bool? {
        let numbering = Numbering()
        let walk = try await startWalk(after: leadIn, numbering)
        await walk.fire(first, hurried: true)
        let older = walk.awaited
        guard walk.onlyReads, !older.isEmpty, !older.contains(where: \.held.isStream), walk.canCause(event) else {
            return nil
        }
        let before = walk.shownParts()
        // LAW-05 looks at what is sent after a pause, such as a text.
        await walk.fire(event, hurried: true)
        guard walk.onlyCommands else { return nil }
        let (turned, count) = (walk.turnedSince(before), walk.callCount)
        await walk.answerAll(where: { question in !older.contains { $0.id == question.id } })
        let done = walk.shownParts()
        let kept = turned.filter { done[$0] == $1 }
        guard !kept.isEmpty, older.allSatisfy({ old in walk.awaited.contains { $0.id == old.id } }) else { return nil }
        await walk.answerAll()
        // A module that asks once more shows what has become of the change.
        guard walk.isDone, walk.questions(since: count).allSatisfy(walk.isCommand), !walk.hasLedAway() else {
            return nil
        }
        let left = walk.shownParts()
        var lost = kept.filter { part, text in left[part].map { $0 != text } ?? false }
        if !lost.isEmpty {
            // A text may be made of the answer and the change, such as a price and how many are bought.
            let acts = leadIn + [first, event].map(Situation.Act.hurried)
            let patient = try await startWalk(after: acts, numbering).shownParts()
            lost = lost.filter { part, _ in left[part] != patient[part] }
        }
        let (name, other) = ("“\(outline.events[event].name)”", "“\(outline.events[first].name)”")
        let text = """
            \(name) came and succeeded while the answer to \(other) was awaited. That answer may be older than the change, and \
            this, which is stored, was no longer shown after it:
            """
        return expect(none: lost.map { walk.told($1, as: $0) }.sorted(), in: walk, text)
    }
}

extension Walk {
    /// The single texts that the last event has changed since then, such as a choice; a list is none.
    ///
    /// What the view had not been told of before may be there in any case, unless it was sent.
    fileprivate func turnedSince(_ before: [ViewPart: String]) -> [ViewPart: String] {
        let told = partsShown(since: eventStart, until: lastEvent?.end ?? callCount)
        let sent = questions(since: eventStart).flatMap { Leaves.of($0.call) }
        return shownParts().filter { part, text in
            guard told.contains(part), ViewPart.texts(in: text).count == 1 else { return false }
            return before[part].map { $0 != text } ?? sent.contains(text)
        }
    }
}
