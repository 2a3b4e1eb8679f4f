extension Trial<ModuleLaws> {
    /// Whether what an event shows in place of a text that another event sends is sent instead of that; expects that it
    /// is.
    ///
    /// A choice that a third event takes over, such as “apply”, is not meant to be sent before.
    ///
    /// - Returns: `nil` if the event replaces no such text.
    func replaces(_ entry: Int, whatIsSentBy event: Int, in outline: Outline) async throws -> Bool? {
        guard !outline.asking.contains(entry) else { return nil }
        let leadIn = outline.leadIn(to: event).filter { outline.events.origin(of: $0.event) != entry }
        let walk = try await startWalk(after: leadIn)
        let before = walk.shownParts()
        await walk.fire(entry)
        await walk.answerAll()
        let replaced = walk.entered.filter { part, text in
            let texts = [before[part] ?? "", text]
            // A text that is shown elsewhere, too, may be meant there.
            return texts.allSatisfy { $0.contains(where: \.isLetter) } && before.count { $1 == texts[0] } == 1
        }
        guard !replaced.isEmpty, walk.isDone, walk.canCause(event), !walk.hasLedAway(since: walk.eventStart),
            try await !isPutBack(replaced, after: leadIn + [.init(entry, .success)], to: before, outline),
            try await !isTakenOver(
                Set(replaced.values),
                after: leadIn + [.init(entry, .success)],
                besides: event,
                outline
            )
        else { return nil }
        let old = try await startWalk(after: leadIn).send(by: event)
        let sent = await walk.send(by: event).filter(walk.onlyTells)
        var isTelling: Bool?
        for (part, text) in replaced.sorted(by: { $0.value < $1.value }) {
            guard let shown = before[part], let call = old.first(where: { Leaves.of($0.call).contains(shown) }),
                let now = sent.first(where: { $0.member == call.member })
            else { continue }
            isTelling = true
            let isOld = Leaves.of(now.call).contains(shown) && !Leaves.of(now.call).contains(text)
            let names = ("“\(outline.events[entry].name)”", "“\(outline.events[event].name)”")
            let message = "The view shows \(walk.told(text, as: part)), which \(names.0) put there. \(names.1) sent:"
            guard expect(none: isOld ? [now] : [], in: walk, message) else { return false }
        }
        return isTelling
    }

    /// Whether an event, or the same one again, puts back what parts of the views showed before, as where something is
    /// only shown in another way.
    private func isPutBack(
        _ replaced: [ViewPart: String],
        after acts: [Situation.Act],
        to before: [ViewPart: String],
        _ outline: Outline
    ) async throws -> Bool {
        for event in outline.ordinaryOnce where !outline.asking.contains(event) {
            let walk = try await startWalk(after: acts)
            guard walk.isPossible(event) else { continue }
            await walk.fire(event)
            let shown = walk.shownParts()
            if replaced.keys.contains(where: { shown[$0] == before[$0] }) { return true }
        }
        return false
    }

    /// Whether another event, such as “apply”, hands over one of some texts.
    private func isTakenOver(
        _ texts: Set<String>,
        after acts: [Situation.Act],
        besides event: Int,
        _ outline: Outline
    ) async throws -> Bool {
        for other in outline.events.first where other != outline.events.origin(of: event) {
            let walk = try await startWalk(after: acts)
            guard walk.isPossible(other) else { continue }
            let sent = await walk.send(by: other).flatMap { Leaves.of($0.call) }
            if !texts.isDisjoint(with: sent) { return true }
        }
        return false
    }
}
