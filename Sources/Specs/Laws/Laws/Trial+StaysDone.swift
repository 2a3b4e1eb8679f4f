extension Trial<ModuleLaws> {
    /// Whether what an event has changed, and what was then sent or stored, stays on the view if the answer to an older
    /// question comes after that; expects that it does.
    ///
    /// The service may have read before it was told of the change, so the answer may be older than what is shown.
    ///
    /// - Returns: `nil` if no such answer comes.
    func staysDone(_ event: Int, in outline: Outline) async throws -> Bool? {
        var hasLooked = false
        let compared = try await comparablePairs(outline)
        for first in outline.ordinaryOnce where first != event && outline.asking.contains(first) {
            // LAW-05 compares the texts of the others.
            let isCompared = compared.contains([first, event])
            // A view may appear again, or its first question may still be open.
            for leadIn in [outline.leadIn(to: first), outline.leadIn(to: event)] {
                if !outline.comesAgain(first), leadIn.contains(where: { $0.event == first }) { continue }
                let isDone = try await staysDone(event, after: first, leadIn, rowsOnly: isCompared, in: outline)
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
        rowsOnly isAboutRows: Bool,
        in outline: Outline
    ) async throws -> Bool? {
        let numbering = Numbering()
        let turned = isAboutRows ? nil : try await change(by: event, beside: first, after: leadIn, numbering)
        // The older answer can bring only the same rows back.
        let emptied = try await change(by: event, beside: first, after: leadIn, Numbering(givesTheSame: true))
        let (name, other) = ("“\(outline.events[event].name)”", "“\(outline.events[first].name)”")
        let text = """
            \(name) came and succeeded while the answer to \(other) was awaited. That answer may be older than the change, and
            """
        if let emptied {
            let told = emptied.back.map { emptied.walk.told($1, as: $0) }.sorted()
            let more = "this, some of which had gone for good, was shown after it:"
            guard expect(none: told, in: emptied.walk, "\(text) \(more)") else { return false }
        }
        guard let turned, !turned.kept.isEmpty else { return emptied?.gone.isEmpty == false ? true : nil }
        var lost = turned.lost
        if !lost.isEmpty {
            // A text may be made of the answer and the change, such as a price and how many are bought.
            let acts = leadIn + [first, event].map(Situation.Act.hurried)
            let patient = try await startWalk(after: acts, numbering).shownParts()
            lost = lost.filter { part, _ in turned.left[part] != patient[part] }
        }
        let more = "this, which is stored, was no longer shown after it:"
        let told = lost.map { turned.walk.told($1, as: $0) }.sorted()
        return expect(none: told, in: turned.walk, "\(text) \(more)")
    }

    /// Lets a change succeed while the answer to an older question is awaited, which comes then.
    ///
    /// - Returns: `nil` if that is not possible, or if the module asks once more what has become of the change.
    private func change(
        by event: Int,
        beside first: Int,
        after leadIn: [Situation.Act],
        _ numbering: Numbering
    ) async throws -> ChangeBesideAnAnswer? {
        let walk = try await startWalk(after: leadIn, numbering)
        await walk.fire(first, hurried: true)
        let older = walk.awaited
        guard walk.onlyReads, !older.isEmpty, !older.contains(where: \.held.isStream), walk.canCause(event) else {
            return nil
        }
        let (before, rows) = (walk.shownParts(), walk.shownRows())
        // LAW-05 looks at what is sent after a pause, such as a text.
        await walk.fire(event, hurried: true)
        guard walk.onlyCommands else { return nil }
        let (turned, count) = (walk.turnedSince(before), walk.callCount)
        await walk.answerAll(where: { question in !older.contains { $0.id == question.id } })
        let (done, fewer) = (walk.shownParts(), walk.shownRows())
        guard older.allSatisfy({ old in walk.awaited.contains { $0.id == old.id } }) else { return nil }
        await walk.answerAll()
        guard walk.isDone, walk.questions(since: count).allSatisfy(walk.isCommand), !walk.hasLedAway() else {
            return nil
        }
        let (left, now) = (walk.shownParts(), walk.shownRows())
        let gone = rows.compactMapValues { Set($0) }.filter { fewer[$0.key] != nil }
            .reduce(into: [:]) { $0[$1.key] = $1.value.subtracting(fewer[$1.key] ?? []) }
            .filter { !$0.value.isEmpty }
        let back = left.filter { part, _ in gone[part]?.isDisjoint(with: now[part] ?? []) == false }
        return ChangeBesideAnAnswer(
            walk: walk,
            kept: turned.filter { done[$0] == $1 },
            left: left,
            gone: gone,
            back: back
        )
    }
}

/// A change that has succeeded before the answer to an older question came.
@MainActor
private struct ChangeBesideAnAnswer {
    let walk: Walk
    /// The single texts that it has changed for good.
    let kept: [ViewPart: String]
    /// What is shown in the end.
    let left: [ViewPart: String]
    /// The rows that it had taken away, list by list.
    let gone: [ViewPart: Set<String>]
    /// The lists in which one of these is back.
    let back: [ViewPart: String]

    /// What it has changed and is something else in the end.
    var lost: [ViewPart: String] { kept.filter { part, text in left[part].map { $0 != text } ?? false } }
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
