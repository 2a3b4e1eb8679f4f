extension Trial<ModuleLaws> {
    /// Whether a view that comes back after an event shows either what that event has left, or what is there without it;
    /// expects that it does not show one part of each, such as this week's rows under “month”.
    ///
    /// What is sent is forgotten by the services of a stage, so only an event that reads is looked at.
    ///
    /// - Parameters:
    ///   - other: The event that changes what is shown.
    ///   - event: The appearance of the view, which comes again.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the event changes fewer than two parts, or if what comes back is neither.
    func comesBackAsOne(after other: Int, by event: Int, in outline: Outline) async throws -> Bool? {
        guard outline.asking.contains(other), !outline.addsUp(other) else { return nil }
        let hiding = try await hidingEvents(in: outline)
        let walk = try await startWalk(for: other, in: outline, Numbering(tellsEqualApart: false))
        let (start, before) = (walk.callCount, walk.shownParts())
        await walk.fire(other)
        let (onlyReads, asked) = (walk.onlyReads, Set(walk.lastRequests.map(\.call.member)))
        await walk.answerAll()
        guard onlyReads, walk.commands(since: start).isEmpty else { return nil }
        let after = walk.shownParts()
        await walk.hide(before: event, byOneOf: hiding)
        await walk.fire(event)
        let asksTheSame = walk.lastRequests.contains { asked.contains($0.call.member) }
        guard walk.isPossible(other), asksTheSame, !walk.hasLedAway(since: start) else { return nil }
        await walk.answerAll()
        let now = walk.shownParts()
        let passing = Set(walk.calls(.view).filter(walk.stage.isPassing).map { walk.stage.kind(of: $0) })
        let changed = before.filter { part, text in
            after[part].map { $0 != text } == true && !passing.contains(part.kind)
        }
        let old = changed.filter { now[$0.key] == $0.value }
        let new = changed.filter { now[$0.key] == after[$0.key] }
        guard changed.count > 1, old.count + new.count == changed.count else { return nil }
        let (name, back) = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
        let text =
            "\(back) came once more after \(name), and the view mixes what was there before with what that had shown:"
        let shown = changed.keys.compactMap { part in now[part].map { walk.told($0, as: part) } }
        return expect(none: old.isEmpty || new.isEmpty ? [] : shown.sorted(), in: walk, text)
    }

    /// Whether a view that comes back from another screen stays there; expects that it does not open the same screen again,
    /// although it opened none when it appeared first.
    ///
    /// - Parameters:
    ///   - other: The event that opens the screen.
    ///   - event: The appearance of the view, which comes again.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if no screen is opened, or if the view opens one by itself.
    func stays(onceBackFrom other: Int, by event: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await play(other, .success, in: outline)
        let opened = walk.navigation(since: walk.eventStart)
        guard !opened.isEmpty, walk.isDone, walk.navigation(until: walk.eventStart).isEmpty else { return nil }
        await walk.hide(before: event, byOneOf: try await hidingEvents(in: outline))
        guard walk.isPossible(event) else { return nil }
        await walk.fire(event)
        await walk.answerAll()
        let again = walk.navigation(since: walk.eventStart).filter(opened.contains)
        let (name, back) = ("“\(outline.events[other].name)”", "“\(outline.events[event].name)”")
        let text = """
            \(name) led to another screen, and \(back) led there again by itself. If no user comes back from there as long as \
            nothing else has changed, name \(name) .leaves. This was called:
            """
        return expect(none: again, in: walk, text)
    }

    /// Whether an event asks in the same words whether the view has come back after another event or not, if it shows the
    /// same; expects that it does.
    ///
    /// What was loaded meanwhile may be part of what is asked, and so may numbers, such as those of pages.
    ///
    /// - Parameters:
    ///   - event: The event that asks for something.
    ///   - other: The event before the view comes back, such as a switch.
    ///   - appearance: The appearance of the view, which comes again.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the view shows something else, or if the event asks for nothing.
    func asksTheSame(
        _ event: Int,
        after other: Int,
        onceBackBy appearance: Int,
        in outline: Outline
    ) async throws -> Bool? {
        func play(_ events: Int...) async throws -> Walk? {
            let walk = try await startWalk(
                after: outline.leadIn(to: [other, event]),
                Numbering(tellsEqualApart: false)
            )
            for next in events {
                guard await walk.attempt(.init(next, .success)) else { return nil }
            }
            return walk.isDone && !walk.hasLedAway() && walk.canCause(event) ? walk : nil
        }
        guard let there = try await play(other), let back = try await play(other, appearance),
            there.shownParts() == back.shownParts()
        else { return nil }
        guard let others = await back.handsOver(by: event, unlike: there) else { return nil }
        let names = [other, appearance, event].map { "“\(outline.events[$0].name)”" }
        let text = """
            \(names[1]) came once more after \(names[0]), and the view shows the same as before. But \(names[2]) then called \
            this, and not \(there.handedOver(since: there.eventStart).map(SeenCall.init).text):
            """
        return expect(none: others, in: back, text)
    }
}

extension Walk {
    /// Lets a view that is there disappear, so that it can come back.
    ///
    /// - Parameters:
    ///   - appearance: The event by which it comes back.
    ///   - hiding: The events by which it may disappear.
    func hide(before appearance: Int, byOneOf hiding: [Int]) async {
        guard !isPossible(appearance), let hidden = hiding.first(where: isPossible) else { return }
        await fire(hidden, hurried: true)
    }

    /// Causes an event in this module and in another, and answers nothing.
    ///
    /// What came of answers may be part of what is handed over, and so may numbers, such as those of pages.
    ///
    /// - Returns: What this module asks for or tells others by methods that the other module calls with other words; `nil`
    ///   if they have no method in common.
    func handsOver(by event: Int, unlike usual: Walk) async -> [SeenCall]? {
        let answers = answers + usual.answers
        func words(_ call: SeenCall) -> [String] {
            self.words(of: [call], besides: answers).flatMap(\.self).map(\.besideNumbers)
        }
        await usual.fire(event)
        await fire(event)
        let known = usual.handedOver(since: usual.eventStart).map(SeenCall.init)
        let members = Set(known.map(\.call.member))
        let calls = handedOver(since: eventStart).map(SeenCall.init).filter { members.contains($0.call.member) }
        let all = Set(known.map(words))
        return calls.isEmpty ? nil : calls.filter { !all.contains(words($0)) }
    }
}
