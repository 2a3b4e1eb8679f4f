extension Trial<ModuleLaws> {
    /// Whether what was entered is not sent any more once another event, such as “cancel”, has left the view as if it had
    /// never been entered; expects that it is not.
    func isNotSent(
        _ value: EnteredValue,
        onceItIsTakenBackBy other: Int,
        leaving usual: [ViewPart: String],
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(after: value.leadIn)
        let (before, start) = (walk.shownParts(), walk.callCount)
        await walk.fire(value.entry)
        await walk.answerAll()
        guard walk.canCause(other) else { return true }
        await walk.fire(other)
        let now = walk.shownParts()
        let isTakenBack = value.parts.allSatisfy { part, text in
            // A form that is closed, where nothing is shown any more, may have taken it over.
            now[part] != text && (now[part] == before[part] || !["", "nil", "[]"].contains(now[part] ?? ""))
        }
        // What was handed on, or asks for something, may have been taken over as well.
        guard isTakenBack, now == usual, walk.handedOver(since: walk.eventStart).isEmpty, walk.isDone,
            !walk.hidesSomething, !walk.hasLedAway(since: start)
        else { return true }
        // A form that begins anew is gone through once more.
        let isOnItsStep = walk.canCause(value.way.first?.event ?? value.event)
        let steps = value.leadIn.filter { !outline.appearing.contains($0.event) }
        await walk.go(isOnItsStep ? value.way : steps + value.way)
        let isShownAgain = walk.shownParts().values.contains { $0.contains(value.text) }
        guard walk.canCause(value.event), !isShownAgain else { return true }
        let sent = await walk.send(by: value.event).filter(value.isInPlace)
        let (name, taken) = ("“\(outline.events[value.entry].name)”", "“\(outline.events[other].name)”")
        let text = """
            \(name) had shown “\(value.text)”, \(taken) took it off the view again, and \
            “\(outline.events[value.event].name)” sent:
            """
        return expect(none: sent, in: walk, text)
    }

    /// Whether what was entered is not sent a second time once it was sent and taken off the view; expects that it is not.
    func isNotSentOnceItIsGone(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(value.event) else { return true }
        let walk = try await startWalk(after: value.leadIn)
        let (before, start) = (walk.shownParts(), walk.callCount)
        await walk.go([.init(value.entry, .success)] + value.way)
        let sent = await walk.send(by: value.event).filter(value.isInPlace)
        guard !sent.isEmpty, sent.allSatisfy(walk.onlyTells), walk.isDone, walk.failures.isEmpty, !walk.hidesSomething,
            !walk.hasLedAway(since: start), value.isTakenOff(walk.shownParts(), before: before),
            walk.canCause(value.event)
        else { return true }
        let again = await walk.send(by: value.event).filter(value.isInPlace)
        let (name, send) = ("“\(outline.events[value.entry].name)”", "“\(outline.events[value.event].name)”")
        let text =
            "\(name) had shown “\(value.text)”, \(send) sent it and took it off the view, and sent it once more then:"
        return expect(none: again, in: walk, text)
    }
}
