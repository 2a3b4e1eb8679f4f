extension Trial<ModuleLaws> {
    /// Whether what an event shows without asking for anything, such as the text that a user types, stays if the answer
    /// to an earlier event comes only then; expects that it does if it stays for a user who waits for that answer.
    ///
    /// Elsewhere LAW-05 compares what is shown last, which may be something that follows from a text, such
    /// as that it is kept.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - earlier: The event whose answer comes late.
    ///   - outline: What the module offers.
    func keepsWhatIsShownAtOnce(by event: Int, after earlier: Int, in outline: Outline) async throws -> Bool {
        func play(patiently isPatient: Bool) async throws -> (told: [ViewPart: String], walk: Walk)? {
            let leadIn = outline.leadIn(to: [earlier, event])
            let walk = try await startWalk(after: leadIn, Numbering(tellsEqualApart: false))
            let start = walk.callCount
            await walk.fire(earlier, hurried: true)
            if isPatient { await walk.answerAll() }
            guard isPatient || !walk.awaited.isEmpty, walk.canCause(event) else { return nil }
            await walk.fire(event, hurried: true)
            let told = walk.toldBySilentEvent
            guard !told.isEmpty else { return nil }
            await walk.answerAll()
            return walk.isDone && !walk.hasLedAway(since: start) ? (told, walk) : nil
        }
        guard let hurried = try await play(patiently: false), let patient = try await play(patiently: true),
            hurried.walk.contexts == patient.walk.contexts
        else { return true }
        let (left, expected) = (hurried.walk.shownParts(), patient.walk.shownParts())
        let answers = hurried.walk.answers
        // An answer may well reset a choice that the user has made meanwhile, but not bring another.
        let lost = hurried.told.filter { part, text in
            guard patient.told[part] == text, expected[part] == text, let left = left[part] else { return false }
            return left != text && ViewPart.texts(in: left).contains { hurried.walk.comes($0, from: answers) }
        }
        let names = "“\(outline.events[event].name)” came before the answer to “\(outline.events[earlier].name)”"
        let shown = lost.map { part, text in hurried.walk.told(text, as: part) }
        return expect(none: shown.sorted(), in: hurried.walk, "\(names), which then replaced this:")
    }
}

extension Walk {
    /// What the last event has changed on the views, if it asked for nothing, without indicators and what passes.
    fileprivate var toldBySilentEvent: [ViewPart: String] {
        guard requestsMade.isEmpty else { return [:] }
        let before = shownParts(until: eventStart)
        let calls = calls(.view, since: eventStart).filter { call in
            !stage.isPassing(call) && !stage.balances.contains { $0.calls.contains(call) }
        }
        return Dictionary(partsSaid(by: calls)) { $1 }.filter { before[$0] != $1 }
    }
}
