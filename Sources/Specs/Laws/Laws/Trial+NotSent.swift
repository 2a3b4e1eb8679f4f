extension Trial<ModuleLaws> {
    /// Whether what was entered is not sent any more once another event, such as “cancel”, has left the view as if it had
    /// never been entered; expects that it is not.
    ///
    /// If it can be sent only once it was entered, whether it can be sent is no trace of it: that is what is looked for.
    func isNotSent(
        _ value: EnteredValue,
        onceItIsTakenBackBy other: Int,
        leaving usual: [ViewPart: String],
        besideFlags isBesideFlags: Bool,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(after: value.leadIn)
        let (before, start) = (walk.shownParts(), walk.callCount)
        await walk.fire(value.entry)
        await walk.answerAll()
        guard walk.canCause(other) else { return true }
        await walk.fire(other)
        await walk.answerAll()
        // What was handed on, or is sent, may have been taken over.
        let isQuiet = walk.handedOver(since: walk.eventStart).allSatisfy { call in
            let isRead = walk.stage.requests.contains { $0.member == call.member && $0.bringsValues }
            return isRead && !value.isSent(by: call)
        }
        let now = walk.shownParts()
        let isAsUsual = isBesideFlags ? now.withoutFlags == usual.withoutFlags : now == usual
        // A form that is closed, where nothing is shown any more, may have taken it over.
        guard value.isReplaced(in: now, before: before), isAsUsual, isQuiet, walk.isDone, walk.failures.isEmpty,
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
            !walk.hasLedAway(since: start), value.isGone(from: walk.shownParts(), before: before),
            walk.canCause(value.event)
        else { return true }
        let again = await walk.send(by: value.event).filter(value.isInPlace)
        let (name, send) = ("“\(outline.events[value.entry].name)”", "“\(outline.events[value.event].name)”")
        let text =
            "\(name) had shown “\(value.text)”, \(send) sent it and took it off the view, and sent it once more then:"
        return expect(none: again, in: walk, text)
    }
}

extension [ViewPart: String] {
    /// What is shown besides what is only on or off.
    fileprivate var withoutFlags: [ViewPart: String] { filter { !["true", "false"].contains($1) } }
}
