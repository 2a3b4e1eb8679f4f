extension Trial<ModuleLaws> {
    /// Whether what takes the place of something that could not be sent is sent by an event that only a failure makes
    /// possible, such as “try again”; expects that it is.
    ///
    /// What has failed may be sent as it was while the view still shows it, such as a message that is marked.
    func isSentByARetry(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let retries = outline.ordinary.filter { retry in
            outline.needsTrouble(retry) && ![value.entry, value.event].contains(outline.events.origin(of: retry))
        }
        guard value.way.isEmpty, !retries.isEmpty else { return true }
        let others = outline.others(than: value.event).filter { $0 != value.entry && !outline.appearing.contains($0) }
        for first in [nil] + others.map(Int?.some) {
            for retry in retries {
                guard try await isSent(value, insteadOf: first, by: retry, in: outline) else { return false }
            }
        }
        return true
    }

    /// Whether a retry sends what was entered.
    ///
    /// - Parameters:
    ///   - value: What was entered once something else could not be sent.
    ///   - first: What had entered that; `nil` if it was there from the beginning.
    ///   - retry: The event that sends once more what has failed.
    ///   - outline: What the module offers.
    private func isSent(
        _ value: EnteredValue,
        insteadOf first: Int?,
        by retry: Int,
        in outline: Outline
    ) async throws -> Bool {
        func fail() async throws -> (walk: Walk, sent: LoggedCall)? {
            let walk = try await startWalk(after: value.leadIn + (first.map { [.init($0, .success)] } ?? []))
            guard walk.canCause(value.event) else { return nil }
            await walk.fire(value.event)
            let sent = walk.handedOver(since: walk.eventStart).filter { $0.member == value.member }
            await walk.answerAll(.failure)
            let isOffered = walk.isDone && walk.failures.hasFailed && walk.canCause(retry)
            return isOffered && sent.count == 1 && !walk.hasLedAway(since: walk.eventStart) ? (walk, sent[0]) : nil
        }
        guard let usual = try await fail(),
            await usual.walk.send(by: retry).contains(where: usual.sent.saysTheSame(as:)),
            let (walk, old) = try await fail(), walk.canCause(value.entry)
        else { return true }
        let before = walk.shownParts()
        await walk.fire(value.entry)
        await walk.answerAll()
        // What says that it could not be sent may name it.
        let (now, told) = (walk.shownParts(), walk.lastSeen().values.flatMap { Leaves.of($0.call.call) })
        let replaced = value.parts.keys.compactMap { before[$0] }.filter { !$0.isEmpty }
        let isReplaced =
            !replaced.isEmpty
            && replaced.allSatisfy { text in
                Leaves.of(old.call).contains { EnteredValue.is(text, in: $0) } && !told.contains { $0.contains(text) }
            }
        guard walk.isDone, value.isShown(in: now), isReplaced, walk.canCause(retry) else { return true }
        let again = await walk.send(by: retry).filter(old.saysTheSame(as:))
        let (send, name) = ("“\(outline.events[value.event].name)”", "“\(outline.events[value.entry].name)”")
        let text = """
            \(send) failed, and \(name) then showed “\(value.text)” in the place of what had failed. \
            “\(outline.events[retry].name)” sent what is no longer shown:
            """
        return expect(none: again, in: walk, text)
    }
}

extension LoggedCall {
    /// Whether another call says the same by the same method.
    fileprivate func saysTheSame(as other: LoggedCall) -> Bool { SeenCall(self) == SeenCall(other) }
}
