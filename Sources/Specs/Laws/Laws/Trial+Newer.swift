extension Trial<ModuleLaws> {
    /// Whether the failure of a change that a user has made before the newest leaves the newest as it is, if that
    /// succeeds; expects that it does.
    func takesBackOnlyTheOlder(_ event: Int, in outline: Outline) async throws -> Bool {
        for newer in outline.others(than: event) where !outline.appearing.contains(newer) && outline.comesAgain(newer) {
            let walk = try await startWalk(for: event, in: outline)
            let start = walk.callCount
            guard let (hoped, older) = await walk.change(by: event, then: newer) else { continue }
            let (turned, count) = (walk.turnedTexts, walk.callCount)
            await walk.answer(older, .failure)
            await walk.answerAll()
            guard walk.isDone, walk.failures.hasFailed, !walk.hasLoaded(since: count),
                !walk.hasGone(by: [event, newer], since: start)
            else { continue }
            let patient = try await play(event, .failure, in: outline)
            await patient.fire(newer)
            // The newer event may mean something else once the older has failed, such as a deletion of what is first in
            // a list: only what it changes in both cases counts.
            let alike = patient.turnedTexts.filter { turned[$0] == $1 }
            await patient.answerAll()
            let (left, expected) = (walk.shownParts(), patient.shownParts())
            let lost = alike.filter { part, texts in
                texts.contains { place, text in
                    let now = place.text(in: left[part])
                    return now != text && now != place.text(in: expected[part]) && now != nil
                }
            }
            .compactMap { part, _ in hoped[part].map { walk.told($0, as: part) } }
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[newer].name)”")
            let text = "\(name) failed while \(next), which came later, was under way, and took this back, too:"
            guard expect(none: lost.sorted(), in: walk, text) else { return false }
        }
        return true
    }

    /// Whether what an event has taken away a second time, such as another row, stays away if only the first time was a
    /// failure; expects that it does.
    func staysAway(afterFailureOf event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), !outline.appearing.contains(event) else { return true }
        // The first may be sent after a pause, or because of the second.
        func play(_ outcome: Outcome, hurried isHurried: Bool) async throws -> (walk: Walk, back: [String])? {
            let walk = try await startWalk(for: event, in: outline)
            let start = walk.callCount
            await walk.fire(event, hurried: isHurried)
            guard walk.canCause(event), isHurried || walk.onlyChangesThings else { return nil }
            let before = walk.shownParts().mapValues(ViewPart.texts)
            await walk.fire(event, hurried: true)
            let now = walk.shownParts().mapValues(ViewPart.texts)
            guard walk.awaited.count == 1, let older = walk.awaited.first, !isHurried || walk.onlyChangesThings else {
                return nil
            }
            // A label that counts what is there may say the same again.
            let taken = before.filter { part, texts in texts.count > now[part, default: texts].count }
                .mapValues { $0.filter { Int($0) == nil } }
                .map { part, texts in (part, Set(texts).subtracting(now[part] ?? [])) }
            let count = walk.callCount
            await walk.answer(older, outcome)
            await walk.answerAll()
            guard walk.isDone, !walk.hasLoaded(since: count), !walk.hasGone(by: [event], since: start),
                !walk.commands(since: count).isEmpty
            else { return nil }
            let left = walk.shownParts().mapValues { Set(ViewPart.texts(in: $0)) }
            return (walk, taken.flatMap { part, texts in texts.intersection(left[part, default: []]) }.sorted())
        }
        for isHurried in outline.awaitingTime.contains(event) ? [false, true] : [false] {
            guard let good = try await play(.success, hurried: isHurried),
                let bad = try await play(.failure, hurried: isHurried), bad.walk.failures.hasFailed,
                bad.walk.commands().holdsTheSame(as: good.walk.commands())
            else { continue }
            let name = "“\(outline.events[event].name)”"
            let text =
                "\(name) came twice, only the first failed, and this, which the second has taken away, is shown again:"
            guard expect(none: bad.back.filter { !good.back.contains($0) }, in: bad.walk, text) else { return false }
        }
        return true
    }

    /// Whether a change that a user has turned back before the answer, such as with a second tap on a heart, stays
    /// turned back if only the first answer is a failure; expects that it does.
    func staysTurnedBack(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        func play(_ outcome: Outcome) async throws -> (walk: Walk, back: [ViewPart: String])? {
            let walk = try await startWalk(for: event, in: outline)
            let (before, start) = (walk.shownParts(), walk.callCount)
            guard let (hoped, older) = await walk.change(by: event, then: event) else { return nil }
            let count = walk.callCount
            await walk.answer(older, outcome)
            await walk.answerAll()
            // The first may have sent what an earlier event had left to be sent.
            let sends = Set(walk.commands(since: start).map(\.call.member))
            guard walk.isDone, sends.count < 2, !walk.hasLoaded(since: count), !walk.hasGone(by: [event], since: start)
            else { return nil }
            return (walk, hoped.filter { before[$0] == $1 })
        }
        guard let failed = try await play(.failure), failed.walk.failures.hasFailed, let good = try await play(.success)
        else { return true }
        // The answer itself may say what to show, such as how many people like it.
        let (left, expected) = (failed.walk.shownParts(), good.walk.shownParts())
        let lost = failed.back.filter { expected[$0] == $1 && left[$0] != $1 }.map { failed.walk.told($1, as: $0) }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) came twice before the answers, only the first failed, and this is not shown any more:"
        return expect(none: lost.sorted(), in: failed.walk, text)
    }

    /// Whether a change that an event shows while an earlier one is under way is also sent, and does not go without having
    /// been sent; expects that if a user who waits for the answer sends both.
    ///
    /// A module may ignore a tap while an earlier one is under way, but then it must not show what it would have done. If
    /// the earlier one fails, both may be taken back.
    func sendsWhatItShows(after event: Int, in outline: Outline) async throws -> Bool {
        for outcome in [Outcome.success, .failure] {
            guard try await sendsWhatItShows(after: event, outcome, in: outline) else { return false }
        }
        return true
    }

    private func sendsWhatItShows(after event: Int, _ outcome: Outcome, in outline: Outline) async throws -> Bool {
        let once = try await play(event, outcome, in: outline)
        for newer in [event] + outline.others(than: event) where outline.asking.contains(newer) {
            guard !outline.appearing.contains(newer), outline.comesAgain(newer) else { continue }
            let walk = try await startWalk(for: event, in: outline)
            let start = walk.callCount
            guard let (hoped, older) = await walk.change(by: event, then: newer) else { continue }
            await walk.answer(older, outcome)
            guard walk.failures.hasFailed == (outcome == .failure) else { continue }
            await walk.answerAll()
            // What a mark says that is there after a failure is kept on purpose.
            let isMarked = outcome == .failure && !walk.statesShown(since: start).isEmpty
            guard walk.isDone, walk.cancelled.isEmpty, !isMarked, !walk.hasGone(by: [event, newer], since: start),
                walk.commands().holdsTheSame(as: once.commands())
            else { continue }
            let patient = try await play(event, outcome, in: outline)
            await patient.fire(newer)
            await patient.answerAll()
            guard !patient.commands().without(once.commands()).isEmpty else { continue }
            let how = outcome == .failure ? ", which failed" : ""
            let (first, left, expected) = (once.shownParts(), walk.shownParts(), patient.shownParts())
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[newer].name)”")
            let lasting = hoped.filter { expected[$0] == $1 }
            // Typed text stays in its field.
            let typed = outcome == .failure ? Set(patient.commands().flatMap { Leaves.of($0.call.call) }) : []
            let shown = lasting.filter { left[$0] == $1 && first[$0] != $1 && (Int($1) != nil || !typed.contains($1)) }
                .map { walk.told($1, as: $0) }
            let lost = outcome == .failure ? [] : lasting.filter { left[$0] != $1 }.map { walk.told($1, as: $0) }
            let text = "\(next) came before the answer to \(name)\(how), was never sent, and this"
            guard expect(none: shown.sorted(), in: walk, "\(text) is shown as if it had been:"),
                expect(none: lost.sorted(), in: walk, "\(text), which it had shown, is gone:")
            else { return false }
        }
        return true
    }
}

extension Walk {
    /// Causes two events that change something, the second after a pause before the first is sent, and before its
    /// answer.
    ///
    /// - Returns: What the second has shown at once, and the question of the first; `nil` if the first does not ask for
    ///   just one thing and wait for it, or if the second shows nothing.
    fileprivate func change(
        by first: Int,
        then second: Int
    ) async -> (hoped: [ViewPart: String], older: OpenQuestion)? {
        await fire(first)
        guard onlyChangesThings, awaited.count == 1, let older = awaited.first, canCause(second) else { return nil }
        await fire(second, hurried: true)
        let hoped = hopes
        return hoped.isEmpty || !awaited.contains { $0.id == older.id } ? nil : (hoped, older)
    }

    /// Whether anything was loaded anew.
    ///
    /// A module that does so shows what its service knows, and the services of a stage keep nothing.
    fileprivate func hasLoaded(since start: Int) -> Bool {
        questions(since: start).contains { call in
            stage.requests.contains { $0.member == call.member && $0.bringsValues }
        }
    }

    /// Whether events may have led to another screen, or back to the one that the delegate shows.
    ///
    /// A delegate that hears of events that can be repeated, such as a heart, shows nothing in their place.
    fileprivate func hasGone(by events: [Int], since start: Int) -> Bool {
        let areRepeatable = events.allSatisfy { stage.events[stage.origin(of: $0)].traits.contains(.repeatable) }
        return areRepeatable ? !navigation(since: start).isEmpty : hasLedAway(since: start)
    }

    /// What the last event has changed on the views before any answer: of a list, only the texts that it has changed.
    fileprivate var turnedTexts: [ViewPart: [TextPlace: String]] {
        let before = shownParts(until: eventStart)
        return Dictionary(
            uniqueKeysWithValues: hopes.map { part, text in
                let (old, new) = (ViewPart.texts(in: before[part] ?? ""), ViewPart.texts(in: text))
                // A list that has become longer or shorter is taken as a whole.
                guard old.count == new.count else { return (part, [.whole: text]) }
                let places = new.indices.filter { old[$0] != new[$0] }
                return (part, Dictionary(uniqueKeysWithValues: places.map { (.text($0, of: new.count), new[$0]) }))
            }
        )
    }
}

/// A place in what a part of a view shows.
private enum TextPlace: Hashable {
    case whole
    case text(Int, of: Int)

    /// The text at the place; `nil` if there are more texts or fewer.
    func text(in shown: String?) -> String? {
        switch self {
        case .whole: return shown
        case .text(let index, of: let count):
            let texts = shown.map(ViewPart.texts) ?? []
            return texts.count == count ? texts[index] : nil
        }
    }
}
