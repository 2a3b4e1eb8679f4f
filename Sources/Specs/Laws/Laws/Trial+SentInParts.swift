extension Trial<ModuleLaws> {
    /// Whether an event that sends one thing after the other sends nothing twice if it comes once more in between, such as
    /// a second tap while the photo of a report is there and the report is under way; expects that it does not.
    ///
    /// A module may also give up what is under way, and begin anew.
    func sendsInPartsOnce(_ event: Int, in outline: Outline) async throws -> Bool {
        guard !outline.events[event].traits.contains(.notByUser) else { return true }
        let numbering = Numbering(tellsEqualApart: false)
        let chain = outline.chains[event, default: 0]
        guard chain > 0 else { return true }
        let once = try await startWalk(for: event, in: outline, numbering)
        await once.fire(event, hurried: true)
        await once.answerAll(hurried: true)
        let sent = once.commands(since: once.eventStart).filter { once.isCommand($0.call) }
        guard once.isDone, !sent.isEmpty else { return true }
        for count in 0..<chain {
            let walk = try await startWalk(for: event, in: outline, numbering)
            await walk.fire(event, hurried: true)
            let start = walk.eventStart
            await walk.answerOldest(count + 1)
            let isSending = walk.awaited.contains { $0.held.call().map(walk.isCommand) == true }
            guard isSending, !walk.hasLedAway(since: start), walk.canCause(event) else { continue }
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true)
            guard walk.cancelled.isEmpty else { continue }
            let twice = walk.commands(since: start).without(sent).filter(sent.contains)
            let text = """
                “\(outline.events[event].name)” came once more between the answers to what it sends, and this was sent more often \
                than by one:
                """
            guard expect(none: twice, in: walk, text) else { return false }
        }
        return true
    }
}
