extension Walk {
    /// The changes that the last event has shown before the answer and that are still there after its failure; `nil` if
    /// it has shown none, or if nothing can fail.
    ///
    /// - Parameters:
    ///   - event: The last event.
    ///   - indicators: The parts that only say that something is under way.
    ///   - closing: What a success calls to lead to another screen.
    func keptAfterFailure(
        of event: Int,
        besides indicators: Set<ViewPart>,
        closing: Set<String> = []
    ) async -> [String]? {
        let (before, promised) = (shownParts(until: eventStart), shownParts())
        let hoped = hopes.filter { !indicators.contains($0.key) }
        // Of a state that is shown as a whole, the event has said only the properties that it changed.
        func isMark(_ part: ViewPart) -> Bool {
            !indicators.contains(part) && (part.property == nil || hoped[part] != nil)
        }
        guard !hoped.isEmpty else { return nil }
        let (start, count, typed, closed) = (eventStart, callCount, typed, closed)
        let asked = requests(since: start).map(SeenCall.init)
        await answerAll(.failure)
        // What cannot fail was answered well, and what only reads takes nothing back.
        let sent = Set(questions(since: start).filter(isCommand).map(\.member))
        let canFail = stage.requests.contains { sent.contains($0.member) && $0.outcomes.contains(.failure) }
        guard failures.hasFailed, canFail else { return nil }
        // Nobody looks any more at a screen that closes in any case, such as once what was not sent is kept.
        if navigation(since: count).contains(where: { closing.contains($0.member) }) { return [] }
        // A module that still retries by itself may keep showing what it hopes for.
        if !isDone, hasAskedMore(than: asked) { return [] }
        let left = shownParts()
        // Typed text stays in its field, as long as the failure is told.
        let isSaid = !told(since: count).isEmpty
        var kept = hoped.filter { left[$0] == $1 && !(isSaid && (typed[$0] == $1 || closed.contains($0))) }
        // Marking it as failed, or showing again what was there before, takes it back.
        let isMarked = partsShown(since: start, until: count).contains { isMark($0) && left[$0] != promised[$0] }
        if isMarked || left.contains(where: { isMark($0) && $1 != promised[$0] && showed($1, as: $0) }) {
            // A counter that was raised with it is no mark, and has to go back as well.
            let isTakenBack = hoped.keys.contains { left[$0] == before[$0] }
            kept = isTakenBack ? kept.filter { $1.isCounted(from: before[$0]) } : [:]
        } else if !isPossible(event) {
            // A button is disabled again if something else is missing now, such as a password.
            let anew = partsShown(since: count, until: callCount)
            kept = kept.filter { !(["true", "false"].contains($1) && anew.contains($0)) }
        }
        return kept.map { told($1, as: $0) }.sorted()
    }

    /// The names of what a view still shows although it would read what was there before, if it were told to.
    func unread(asBefore before: [ViewPart: String]) -> [String] {
        stage.screens.filter { screen in
            screen.unread.map { partsSaid(by: [$0]).allSatisfy { before[$0.part] == $0.text } } ?? false
        }
        .map(\.recorder.name)
    }

    /// The calls that store something, and the requests that bring no values, such as sending something.
    func commands(since start: Int = 0) -> [SeenCall] {
        let reads = Set(stage.requests.filter(\.bringsValues).map(\.member))
        let commands = Set(stage.requests.filter { !$0.bringsValues }.map(\.member))
        return stage.log.calls.dropFirst(start)
            .filter { stage.role(of: $0) == .store && !reads.contains($0.member) || commands.contains($0.member) }
            .map(SeenCall.init)
    }

    /// Whether all requests of the last event are commands.
    var onlyCommands: Bool {
        !requestsMade.isEmpty && requestsMade.allSatisfy { stage.requests[$0].isCommand }
    }

    /// Whether the last event only made commands, or sent something to a store, whatever the store answers.
    var onlyChangesThings: Bool {
        let asked = requests(since: eventStart)
        let areSent = asked.allSatisfy { stage.role(of: $0) == .store && $0.hasArguments }
        let mayBringNothing = requestsMade.contains { stage.requests[$0].outcomes.contains(.empty) }
        return onlyCommands || !requestsMade.isEmpty && areSent && !mayBringNothing
    }

    /// The parts that the last event has changed on the views before any answer, without indicators.
    var hopes: [ViewPart: String] {
        let before = shownParts(until: eventStart)
        return shownParts().filter { part, text in before[part].map { $0 != text } ?? false }
    }

    /// The flags that the last event has turned and that have turned back since, such as that something is under way.
    var turnedBack: Set<ViewPart> {
        let (before, turned, now) = (
            shownParts(until: eventStart), shownParts(until: lastEvent?.end), shownParts()
        )
        let flags = turned.filter { part, text in
            ["true", "false"].contains(text) && before[part] != nil && before[part] != text && now[part] == before[part]
        }
        return Set(flags.keys)
    }

    /// The texts that the last event has shown at once and that are sent, word for word, only after a pause.
    private var typed: [ViewPart: String] {
        let end = lastEvent?.end ?? eventStart
        guard questions(since: eventStart, until: end).isEmpty else { return [:] }
        let sent = questions(since: end).flatMap { Leaves.of($0.call) }
        return shownParts(until: end).filter { !["true", "false"].contains($1) && Int($1) == nil && sent.contains($1) }
    }

    /// The parts that the last event has closed, such as a confirmation sheet that the event before opened without a
    /// request.
    private var closed: Set<ViewPart> {
        let events = steps.filter { if case .event = $0.act { true } else { false } }.suffix(2)
        guard events.count == 2, let opening = events.first, questions(since: opening.start, until: eventStart).isEmpty
        else { return [] }
        let (before, asked, now) = (shownParts(until: opening.start), shownParts(until: eventStart), shownParts())
        return Set(now.filter { $1 == "nil" && asked[$0] != nil && before[$0] != asked[$0] }.keys)
    }

    /// The parts that the views were told of in a range of calls.
    func partsShown(since start: Int, until end: Int) -> Set<ViewPart> {
        Set(partsSaid(by: calls(.view, since: start, until: end)).map(\.part))
    }

    /// Describes a part by the last call that showed it.
    func told(_ text: String, as part: ViewPart) -> String {
        let calls = stage.shownAtFirst + calls(.view)
        let call = calls.last { partsSaid(by: [$0]).contains { $0 == (part, text) } }
        return call.map { "\($0)" } ?? text
    }

    /// Whether something was shown before the last event.
    func showed(_ text: String, as part: ViewPart) -> Bool {
        partsSaid(until: eventStart).contains { $0 == (part, text) }
    }
}

extension String {
    /// Whether it is a count that differs from another text only in the number.
    ///
    /// A number after a word, such as an attempt or a time of day, may stay after a failure.
    func isCounted(from other: String?) -> Bool {
        let begins = first { $0.isLetter || $0.isNumber }
        guard let other, self != other, begins?.isNumber == true else { return false }
        return filter { !$0.isNumber } == other.filter { !$0.isNumber }
    }
}
