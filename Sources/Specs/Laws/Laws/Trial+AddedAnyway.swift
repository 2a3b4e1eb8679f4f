extension Trial<ModuleLaws> {
    /// Whether what a command sends, such as the text of a message, is not shown after a failure as it is after a success;
    /// expects that it is not.
    ///
    /// What is shown before the answer may stay in its field or be marked; other looks are about that.
    func addsNothing(afterFailureOf event: Int, in outline: Outline) async throws -> Bool {
        let waiting = try await play(event, times: 1, in: outline)
        guard waiting.onlyChangesThings, !waiting.requestsMade.isEmpty else { return true }
        let words = waiting.questions(since: waiting.eventStart).flatMap { Leaves.of($0.call) }.flatMap(ViewPart.texts)
        // A flag or a number may be the same by chance.
        let sent = Set(words.filter { Int($0) == nil }).subtracting(["", "[]", "nil", "true", "false"])
        let (good, bad) = (try await play(event, .success, in: outline), try await play(event, .failure, in: outline))
        guard bad.failures.hasFailed, [good, bad].allSatisfy(\.isDone), !bad.hasLedAway(since: bad.eventStart),
            bad.commands().holdsTheSame(as: waiting.commands()), bad.statesShown(since: bad.eventStart).isEmpty
        else { return true }
        let (before, well, badly) = (waiting.shownParts(), good.shownParts(), bad.shownParts())
        func added(_ shown: String?, to part: ViewPart) -> [String] {
            let old = before[part].map(ViewPart.texts) ?? []
            let more = shown.map(ViewPart.texts) ?? []
            return more.filter { text in more.count { $0 == text } > old.count { $0 == text } }
        }
        let passing = Set(bad.calls(.view).filter(bad.stage.isPassing).map { bad.stage.kind(of: $0) })
        // A call of its own may mark what was not sent.
        if badly.keys.contains(where: { !passing.contains($0.kind) && well[$0] == nil && before[$0] == nil }) {
            return true
        }
        let wrong = badly.filter { part, shown in
            guard !passing.contains(part.kind), well[part] == shown else { return false }
            return !sent.isDisjoint(with: added(shown, to: part))
        }
        .map { bad.told($1, as: $0) }
        let text = "“\(outline.events[event].name)” failed, and what it had to send is shown as after a success:"
        return expect(none: wrong.sorted(), in: bad, text)
    }
}
