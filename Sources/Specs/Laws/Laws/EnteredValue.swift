/// A text or a number that one event puts on a view, and that another sends.
///
/// What is shown may be a part of what is sent, such as a comment, and what is sent a part of what is shown, such as the name
/// of a row in “Delete Rome?”.
struct EnteredValue {
    /// What is sent of it.
    let text: String
    let entry: Int
    let event: Int
    /// What comes before both.
    let leadIn: [Situation.Act]
    /// What comes between the entry and the event, such as the next step of a form.
    let way: [Situation.Act]
    /// The parts of the views that show it, with what they show.
    let parts: [ViewPart: String]
    /// The method that it is sent by, and its place among the arguments.
    let (member, place): (String, Int)
    /// What is sent there if it was not entered; `nil` if nothing is.
    let before: String?
    /// Whether nothing else is sent at that place.
    let isWhole: Bool

    /// Whether a call hands it over, wherever; by the same method, a number or a single letter in a longer text counts only
    /// at its place.
    func isSent(by call: LoggedCall) -> Bool {
        let isInPlace = isInPlace(in: call)
        guard call.member == member, !Self.isLong(text) else {
            return isInPlace || Leaves.of(call.call).contains { Self.is(text, in: $0) }
        }
        return isInPlace || Leaves.of(call.call).contains(text)
    }

    /// Whether a call hands it over by the same method, at its place.
    func isInPlace(in call: LoggedCall) -> Bool {
        let texts = Leaves.of(call.call)
        return call.member == member && texts.indices.contains(place) && Self.is(text, in: texts[place])
    }

    /// What of a sent text was entered: what is shown, if it is in it; the text, if what is shown names it.
    fileprivate static func text(of sent: String, showing shown: String, isNamed: Bool) -> String? {
        `is`(shown, in: sent) ? shown : isNamed ? sent : nil
    }

    /// Whether a text tells what is sent from what is sent at the same place if it was not entered.
    fileprivate static func isTelling(_ text: String, in sent: String, unlike before: String) -> Bool {
        before != sent && (text == sent || !`is`(text, in: before))
    }

    /// Whether a text is one of the words of another.
    fileprivate static func names(_ shown: String, _ text: String) -> Bool {
        shown.ranges(of: text).contains { range in
            let (before, after) = (shown[..<range.lowerBound].last, shown[range.upperBound...].first)
            return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
        }
    }

    /// Whether a text is another one, or a part of it that is not there by chance; a number and a single letter are words
    /// of their own.
    static func `is`(_ text: String, in other: String) -> Bool {
        if other == text { return true }
        if isLong(text) { return other.contains(text) }
        return text.contains { $0.isLetter || $0.isNumber } && names(other, text)
    }

    /// Whether a text is long enough to be no part of another by chance.
    fileprivate static func isLong(_ text: String) -> Bool { text.count > 1 && text.contains(where: \.isLetter) }

    /// Whether a view shows it, part by part.
    func isShown(in shown: [ViewPart: String]) -> Bool { parts.allSatisfy { shown[$0] == $1 } }

    /// Whether it is gone from a view, which shows what it showed before, or nothing.
    func isGone(from now: [ViewPart: String], before: [ViewPart: String]) -> Bool {
        parts.allSatisfy { part, text in
            now[part] != text && (now[part] == before[part] || Self.isBlank(now[part]))
        }
    }

    /// Whether it is gone from a view, which shows what it showed before, or something else.
    func isReplaced(in now: [ViewPart: String], before: [ViewPart: String]) -> Bool {
        parts.allSatisfy { part, text in
            now[part] != text && (now[part] == before[part] || !Self.isBlank(now[part]))
        }
    }

    private static func isBlank(_ text: String?) -> Bool { ["", "nil", "[]"].contains(text ?? "") }

    /// Whether calls send at its place what is sent if it was not entered, or, of a longer text, anything without it.
    func isOut(of calls: [LoggedCall]) -> Bool {
        calls.filter { $0.member == member }.map { Leaves.of($0.call) }.allSatisfy { texts in
            guard texts.indices.contains(place) else { return false }
            return texts[place] == before || !isWhole && !Self.is(text, in: texts[place])
        }
    }
}

extension Trial<ModuleLaws> {
    /// The texts and numbers that one event shows and another sends, and does not send without the first.
    func values(enteredBy entry: Int, sentBy event: Int, in outline: Outline) async throws -> [EnteredValue] {
        let leadIn = outline.leadIn(to: event).filter { outline.events.origin(of: $0.event) != entry }
        // What can be entered only on an earlier step of a form is entered there.
        let steps = leadIn.firstIndex { !outline.appearing.contains($0.event) } ?? leadIn.endIndex
        for place in (steps...leadIn.endIndex).reversed() {
            let (start, way) = (Array(leadIn[..<place]), Array(leadIn[place...]))
            let walk = try await startWalk(after: start)
            guard walk.isPossible(entry) else { continue }
            return try await values(enteredBy: entry, on: walk, after: start, sentBy: event, after: way)
        }
        return []
    }

    private func values(
        enteredBy entry: Int,
        on walk: Walk,
        after leadIn: [Situation.Act],
        sentBy event: Int,
        after way: [Situation.Act]
    ) async throws -> [EnteredValue] {
        await walk.fire(entry)
        let atOnce = walk.entered
        await walk.answerAll()
        let (shown, start) = (walk.shownParts(), walk.eventStart)
        let entered = atOnce.filter { shown[$0] == $1 }
        guard !entered.isEmpty else { return [] }
        await walk.go(way)
        guard walk.isDone, walk.canCause(event), !walk.hasLedAway(since: start) else { return [] }
        let sent = await walk.send(by: event)
        let other = try await startWalk(after: leadIn + way)
        // What has to be answered first, such as a question, is shown as long as that is possible.
        let needsEntry = !other.canCause(event)
        let answers = walk.answers
        let without = await other.send(by: event)
        let shownTexts = Dictionary(grouping: entered, by: \.value).sorted { $0.key < $1.key }
        return sent.flatMap { call in
            let texts = Leaves.of(call.call)
            let others = without.first { $0.member == call.member }.map { Leaves.of($0.call) }
            return texts.indices.flatMap { place in
                let before = others?.count == texts.count ? others?[place] : nil
                return shownTexts.compactMap { shown, parts -> EnteredValue? in
                    let isNamed =
                        needsEntry && EnteredValue.names(shown, texts[place])
                        && walk.comes(texts[place], from: answers)
                    // A number in what an answer has brought, such as “photo 2”, was not entered.
                    let isBrought = shown != texts[place] && answers.contains { $0.contains(texts[place]) }
                    guard isNamed || !isBrought || EnteredValue.isLong(shown),
                        let text = EnteredValue.text(of: texts[place], showing: shown, isNamed: isNamed),
                        before.map({ EnteredValue.isTelling(text, in: texts[place], unlike: $0) })
                            // A number may be the same by chance.
                            ?? (others == nil && text.contains(where: \.isLetter))
                    else { return nil }
                    return EnteredValue(
                        text: text,
                        entry: entry,
                        event: event,
                        leadIn: leadIn,
                        way: way,
                        parts: Dictionary(uniqueKeysWithValues: parts),
                        member: call.member,
                        place: place,
                        before: before,
                        isWhole: text == texts[place]
                    )
                }
            }
        }
    }
}

extension Walk {
    /// The texts and numbers that the last event has put on the views, each as a whole part.
    var entered: [ViewPart: String] {
        let before = shownParts(until: eventStart)
        return shownParts().filter { part, text in
            before[part] != text && !["", "[]", "nil", "true", "false"].contains(text)
        }
    }

    /// Causes an event and answers everything.
    ///
    /// - Returns: What it has asked for or told to others than views, one call of each method.
    func send(by event: Int) async -> [LoggedCall] {
        await fire(event)
        await answerAll()
        var known: Set<String> = []
        return handedOver(since: eventStart).filter { known.insert($0.member).inserted }
    }
}
