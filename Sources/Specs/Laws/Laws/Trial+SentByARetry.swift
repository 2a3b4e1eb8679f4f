extension Trial<ModuleLaws> {
    /// Whether what takes the place of something that could not be sent is sent by an event that only a failure makes
    /// possible, such as “try again”; expects that it is.
    ///
    /// What has failed may be sent as it was while the view still shows it, such as a message that is marked. What an answer
    /// has brought, such as the title of the next song, was not entered.
    func isSentByARetry(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let retries = outline.ordinary.filter { retry in
            outline.needsTrouble(retry) && ![value.entry, value.event].contains(outline.events.origin(of: retry))
        }
        guard value.way.isEmpty, !retries.isEmpty else { return true }
        let others = outline.others(than: value.event).filter { $0 != value.entry && !outline.appearing.contains($0) }
        for before in [[]] + others.map({ [Situation.Act($0, .success)] }) {
            guard let failed = try await fail(toSendBy: value, after: before) else { continue }
            for retry in retries where failed.walk.canCause(retry) {
                guard try await isSent(value, after: before, by: retry, in: outline) else { return false }
            }
        }
        return true
    }

    /// Whether a retry sends what was entered once something else could not be sent.
    private func isSent(
        _ value: EnteredValue,
        after before: [Situation.Act],
        by retry: Int,
        in outline: Outline
    ) async throws -> Bool {
        guard let usual = try await fail(toSendBy: value, after: before), usual.walk.onlyTells(usual.sent),
            await usual.walk.send(by: retry).contains(where: usual.sent.saysTheSame(as:)),
            let (walk, old) = try await fail(toSendBy: value, after: before), walk.canCause(value.entry)
        else { return true }
        let shown = walk.shownParts()
        await walk.fire(value.entry)
        await walk.answerAll()
        // What says that it could not be sent may name it.
        let (now, told) = (walk.shownParts(), walk.lastSeen().values.flatMap { Leaves.of($0.call.call) })
        let replaced = value.parts.keys.compactMap { shown[$0] }.filter { !$0.isEmpty }
        let isReplaced =
            !replaced.isEmpty
            && replaced.allSatisfy { text in
                Leaves.of(old.call).contains { EnteredValue.is(text, in: $0) }
                    && !told.contains { EnteredValue.is(text, in: $0) }
            }
        let isLoaded = value.parts.values.contains { text in walk.answers.contains { EnteredValue.is(text, in: $0) } }
        guard walk.isDone, value.isShown(in: now), isReplaced, !isLoaded, walk.canCause(retry) else { return true }
        let again = await walk.send(by: retry).filter(old.saysTheSame(as:))
        let names = [value.event, value.entry, retry].map { "“\(outline.events[$0].name)”" }
        let text = """
            \(names[0]) failed, and \(names[1]) then showed “\(value.text)” in the place of what had failed. If \(names[1]) is \
            not possible then, say so with when:. \(names[2]) sent what is no longer shown:
            """
        return expect(none: again, in: walk, text)
    }

    /// A module that could not send something by the method of what was entered; `nil` if that is not possible.
    private func fail(
        toSendBy value: EnteredValue,
        after before: [Situation.Act]
    ) async throws -> (walk: Walk, sent: LoggedCall)? {
        let walk = try await startWalk(after: value.leadIn + before)
        guard walk.canCause(value.event) else { return nil }
        await walk.fire(value.event)
        let sent = walk.handedOver(since: walk.eventStart).filter { $0.member == value.member }
        await walk.answerAll(.failure)
        let hasFailed = walk.isDone && walk.failures.hasFailed && !walk.hasLedAway(since: walk.eventStart)
        return hasFailed && sent.count == 1 ? (walk, sent[0]) : nil
    }
}

extension LoggedCall {
    /// Whether another call says the same by the same method.
    fileprivate func saysTheSame(as other: LoggedCall) -> Bool { SeenCall(self) == SeenCall(other) }
}
