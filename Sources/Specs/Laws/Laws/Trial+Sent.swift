extension Trial<ModuleLaws> {
    /// Whether what waits for time to pass, such as a draft that is kept once the user has stopped typing, is not stored
    /// any more after it was sent and that has led away; expects that it is not.
    ///
    /// What is stored even if the user waits for each pause is kept on purpose. A user who leaves may store at once what the
    /// pause then stores in the same way.
    ///
    /// - Returns: `nil` if nothing is sent that way.
    func keepsNothingThatWasSent(by event: Int, in outline: Outline) async throws -> Bool? {
        let leadIn = outline.leadIn(to: event)
        guard leadIn.isWell else { return nil }
        var ways = leadIn.contains { outline.awaitingTime.contains($0.event) } ? [leadIn] : []
        // What need not be entered, since a kept draft was complete, may be entered all the same.
        let steps = leadIn.firstIndex { !outline.appearing.contains($0.event) } ?? leadIn.endIndex
        for entry in outline.others(than: event) where outline.awaitingTime.contains(entry) {
            for place in steps...leadIn.endIndex {
                ways.append(leadIn[..<place] + [.init(entry, .success)] + leadIn[place...])
            }
        }
        var hasLooked = false
        for way in ways {
            let isSentOnce = try await keepsNothingThatWasSent(by: event, after: way, in: outline)
            if isSentOnce == false { return false }
            hasLooked = hasLooked || isSentOnce != nil
        }
        return hasLooked ? true : nil
    }

    private func keepsNothingThatWasSent(
        by event: Int,
        after leadIn: [Situation.Act],
        in outline: Outline
    ) async throws -> Bool? {
        func late(after acts: [Situation.Act]) async throws -> (walk: Walk, stored: [LoggedCall])? {
            let walk = try await startWalk(after: acts)
            guard walk.impossible.isEmpty, walk.canCause(event) else { return nil }
            await walk.fire(event, hurried: true)
            // What a store is sent may be answered with a value, such as a receipt.
            let handed = walk.calls(.store, since: walk.eventStart).map(SeenCall.init)
            let calls = walk.commands(since: walk.eventStart) + handed
            let sent = calls.flatMap { Leaves.of($0.call.call) }
            let members = outline.leaves(event) ? Set(calls.map(\.call.member)) : []
            await walk.answerAll(hurried: true)
            guard walk.failures.isEmpty, walk.hasLedAway(since: walk.eventStart) else { return nil }
            let count = walk.callCount
            await walk.letAllTimePass()
            func isSent(_ text: String) -> Bool {
                sent.contains { $0 == text || Int(text) == nil && $0.contains(text) }
            }
            let stored = walk.calls(.store, since: count).filter { call in
                !call.texts.isEmpty && call.texts.allSatisfy(isSent) && !members.contains(call.member)
            }
            return (walk, stored)
        }
        guard let usual = try await late(after: leadIn),
            let hurried = try await late(after: leadIn.map { .hurried($0.event) })
        else { return nil }
        let known = usual.stored.map(SeenCall.init)
        let wrong = hurried.stored.filter { !known.contains(SeenCall($0)) }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) had sent what was entered and led away, and when time had passed, it was stored again:"
        return expect(none: wrong, in: hurried.walk, text)
    }
}
