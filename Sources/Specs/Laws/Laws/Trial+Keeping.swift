extension Trial<ModuleLaws> {
    /// Whether an event that succeeds and then fails leaves each part of a state that is shown as a whole, if a second
    /// success leaves it.
    ///
    /// - Parameters:
    ///   - walk: The module in which it has failed.
    ///   - earlier: The answers that came before the event.
    ///   - event: The event.
    ///   - outline: What the module offers.
    func keepsEachPart(
        of walk: Walk,
        _ earlier: [String],
        whenItFails event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let twice = [Situation.Act(event, .success), .init(event, .success)]
        // If nothing may be found, an empty list says so.
        let nothing: Set<String> = outline.allOutcomes.contains(.empty) ? ["", "[]"] : [""]
        let full = try await play(Situation(leadIn: outline.leadIn(to: event), acts: twice)).shownParts()
        // Asking for something else, such as a search, may first clear what was found before; a refresh may not.
        let opening = try await startWalk(after: outline.opening, Numbering(tellsEqualApart: false))
        let isRefresh = walk.lastRequests.holdsTheSame(as: opening.requests().map(SeenCall.init))
        let start = isRefresh ? walk.eventStart : walk.lastEvent?.end
        let gone = walk.emptiedParts(since: start, to: nothing, unlike: full, besides: earlier)
        let text = "“\(outline.events[event].name)” failed, and these parts of what is seen were no longer there:"
        return expect(none: gone.map { "\($0): \($1)" }.sorted(), in: walk, text)
    }

    /// Whether an event that asks what the appearance of the view asked leaves the content there if it fails, and does
    /// not clear it before the answer.
    ///
    /// An event that asks for something else, such as another day, has nothing to keep.
    func keepsWhatIsRefreshed(by event: Int, in outline: Outline) async throws -> Bool {
        guard outline.allOutcomes.contains(.empty), !outline.needsTrouble(event), outline.comesAgain(event) else {
            return true
        }
        let walk = try await startWalk(after: outline.opening, Numbering(tellsEqualApart: false))
        let first = walk.requests().map(SeenCall.init)
        let start = walk.callCount
        await walk.fire(event)
        guard !first.isEmpty, walk.lastRequests.holdsTheSame(as: first) else { return true }
        await walk.answerAll(.failure)
        let blanks = Array(try await play(event, .empty, in: outline).lastSeen().values)
        let gone = walk.isDone ? walk.takenAway(by: blanks, since: start) : []
        return expect(
            none: gone,
            in: walk,
            "“\(outline.events[event].name)” failed, and this had been taken away before:"
        )
    }

    /// Whether the last page, which is empty, leaves the pages before it there; expects that it does.
    func keepsWhatIsThere(atTheEndOf page: Int, _ blanks: [SeenCall], in outline: Outline) async throws -> Bool {
        guard outline.addsUp(page), outline.outcomes(of: page).contains(.empty) else { return true }
        let walk = try await play(page, .empty, in: outline)
        guard walk.onlyReads else { return true }
        let full = try await play(page, .success, in: outline).lastSeen()
        // A view that adds what it is handed is handed nothing more.
        let gone = walk.takenAway(by: blanks).filter { content in
            let left = full[walk.stage.kind(of: content.call)].map { Leaves.of($0.call.call) } ?? []
            return walk.parts(of: content, from: walk.answers).isSubset(of: left)
        }
        return expect(
            none: gone,
            in: walk,
            "“\(outline.events[page].name)” came to nothing, and this was no longer there:"
        )
    }

    /// Whether content that another event has brought, and that a success keeps, is also there after a failure and then
    /// a success.
    ///
    /// Content that is hidden behind an error until all is well comes back then.
    func keepsWhatCame(
        of other: Int,
        whenItFails event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let numbering = Numbering(tellsEqualApart: false)
        func play(_ outcomes: Outcome...) async throws -> (walk: Walk, shown: [String: Set<String>]) {
            let walk = try await startWalk(for: event, in: outline, numbering)
            await walk.fire(other)
            let count = walk.answers.count
            await walk.answerAll()
            let answers = Array(walk.answers.dropFirst(count))
            for outcome in outcomes {
                await walk.fire(event)
                await walk.answerAll(outcome)
            }
            return (walk, walk.shownOf(answers))
        }
        let (good, kept) = try await play(.success)
        guard good.isDone, !kept.allSatisfy(\.value.isEmpty), !good.hasLedAway() else {
            return true
        }
        let (bad, left) = try await play(.failure, .success)
        // A text such as “2 minutes ago” changes as time passes.
        let (end, otherEnd) = (good.stage.clock.sleeping.now, bad.stage.clock.sleeping.now)
        guard bad.isDone, bad.lastRequests.holdsTheSame(as: good.lastRequests), end == otherEnd else { return true }
        // Only what is shown again counts: a message about the failure may have replaced another message.
        let shownAnew = Set(bad.calls(.view, since: bad.eventStart).map { bad.stage.kind(of: $0) })
        let lost = kept.filter { shownAnew.contains($0.key) }
            .flatMap { kind, texts in texts.subtracting(left[kind, default: []]) }.sorted()
        guard !lost.isEmpty else { return true }
        let name = "“\(outline.events[event].name)”"
        let text =
            "\(name) failed after “\(outline.events[other].name)”, and when it had succeeded this was still missing:"
        return expect(none: lost, text)
    }

    /// Whether other events still work on the content that is on the view after a refresh has failed; expects that they
    /// do.
    ///
    /// A module may show something else in place of its content, or nothing, but it may not forget in secret what is
    /// still seen.
    func knowsWhatIsLeft(whenItFails event: Int, in outline: Outline) async throws -> Bool {
        guard !outline.addsUp(event), outline.comesAgain(event) else { return true }
        for other in outline.others(than: event)
        where !outline.appearing.contains(other) && !outline.undoes(other, event) {
            func play(_ acts: [Situation.Act]) async throws -> Walk {
                let leadIn = outline.leadIn(to: [event, other]) + [.init(event, .success)]
                return try await startWalk(after: leadIn + acts, Numbering(givesTheSame: true))
            }
            let good = try await play([])
            let (content, asked) = (good.content, good.lastRequests)
            guard good.beginsByReading, good.isDone, good.isPossible(other), await !good.isDeaf(to: other) else {
                continue
            }
            await good.answerAll()
            for place in 0...min(outline.chains[event, default: 0], 3) {
                let failure = Array(repeating: Outcome.success, count: place) + [.failure]
                let bad = try await play([.init(event, failure)])
                guard bad.isDone, bad.failures.hasFailed, bad.content == content, bad.isPossible(other),
                    bad.lastRequests.allSatisfy(asked.contains)
                else { continue }
                guard try await knows(content, to: other, in: bad, unlike: good, whenItFails: event, outline) else {
                    return false
                }
            }
        }
        return true
    }

    private func knows(
        _ content: [String: Set<String>],
        to other: Int,
        in bad: Walk,
        unlike good: Walk,
        whenItFails event: Int,
        _ outline: Outline
    ) async throws -> Bool {
        let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        // Where something offers to try again, that may come first.
        let isInTheWay = !bad.leavesTheContent(withoutARetryIn: outline)
        if await bad.isDeaf(to: other) {
            // LAW-31 looks at an event that asks by the same methods.
            let isAlike = try await members(askedBy: other, in: outline) == members(askedBy: event, in: outline)
            if isAlike || isInTheWay { return true }
            let isRight = try await isFreed(other, afterFailureOf: event, in: outline)
            let text = """
                \(name) failed and left on the view what was there, and \(next) then did nothing. If it is not possible then, \
                say so with when:. If the view shows something else, name both with stage.oneOf.
                """
            return expect(isRight, in: bad, text)
        }
        await bad.answerAll()
        guard good.requestsMade.isEmpty, bad.requestsMade.isEmpty, !bad.hasLedAway(since: bad.eventStart) else {
            return true
        }
        let (usual, seen) = (good.content, bad.content)
        let shownAnew = Set(bad.calls(.view, since: bad.eventStart).map { bad.stage.kind(of: $0) })
        let there = content.values.reduce(into: Set()) { $0.formUnion($1) }
        let lost = usual.filter { shownAnew.contains($0.key) }
            .flatMap { kind, texts in texts.intersection(there).subtracting(seen[kind, default: []]) }.sorted()
        let text = "\(name) failed and left on the view what was there, and \(next) then no longer showed:"
        return expect(none: lost, in: bad, text)
    }

    /// Whether content that a value of a stream has led to stays if what the next value leads to fails.
    func keepsWhatCameOfAStream(
        of event: Int,
        _ blanks: [SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        await walk.answerAll { !$0.held.isStream }
        guard let stream = walk.pending.first(where: \.held.isStream) else { return true }
        var asked: [SeenCall] = []
        for (number, outcome) in [Outcome.success, .failure].enumerated() {
            let start = walk.callCount
            await walk.answer(stream, number: stream.number + number, ends: false)
            guard stream.held.isAwaited(), walk.pending.contains(where: { !$0.held.isStream }) else { return true }
            let questions = walk.questions(since: start).map(SeenCall.init)
            // The answers about another city do not belong under it.
            guard number == 0 || questions.holdsTheSame(as: asked) else { return true }
            asked = questions
            await walk.answerAll(outcome) { !$0.held.isStream }
        }
        let text = "What \(stream.name) led to failed the second time, and this was no longer there:"
        return expect(none: walk.takenAway(by: blanks, since: walk.steps.last?.start), text)
    }

    /// Whether a list that a failure leaves as it is goes on with the next page, and not with one that is there
    /// already.
    func keepsItsPlace(in page: Int, whenItFails event: Int, in outline: Outline) async throws -> Bool {
        let good = try await startWalk(for: page, in: outline)
        await good.fire(page)
        let first = good.lastRequests
        await good.answerAll()
        await good.fire(page)
        guard !good.lastRequests.isEmpty, !good.lastRequests.holdsTheSame(as: first) else { return true }

        let bad = try await startWalk(
            after: outline.leadIn(to: page) + [.init(page, .success)],
            Numbering(tellsEqualApart: false)
        )
        // An error is shown beside the content, even if the same call with `nil` removes it.
        let content = bad.lastSeen().filter {
            bad.isContent($1.call) && !bad.stage.isPassing($1.call) && !bad.isSignal($1.call)
        }
        let begun = bad.questions().map(SeenCall.init)
        await bad.fire(event)
        // A module that asks for something else, such as another query, has begun another list.
        guard bad.lastRequests.allSatisfy(begun.contains) else { return true }
        await bad.answerAll(.failure)
        let left = bad.lastSeen()
        // A module that shows something else in place of the list begins the list again.
        guard bad.failures.hasFailed, content.allSatisfy({ left[$0] == $1 }) else { return true }
        await bad.fire(page)
        let asked = bad.lastRequests
        guard !asked.isEmpty, asked.allSatisfy(begun.contains) else { return true }
        let count = bad.answers.count
        await bad.answerAll()
        let (now, answers) = (bad.lastSeen(), Array(bad.answers.dropFirst(count)))
        // A page that was asked for ahead, and is thrown away, was never there.
        guard content.values.contains(where: { !bad.parts(of: $0, from: answers).isEmpty }) else { return true }
        // A module that tries the refresh again replaces the list, and adds nothing to it.
        let isAdded = content.allSatisfy { kind, seen in
            now[kind].map { Set(Leaves.of(seen.call.call)).isSubset(of: Leaves.of($0.call.call)) } ?? false
        }
        let isAskedAgain = isAdded || asked.holdsTheSame(as: first)
        let names = "“\(outline.events[event].name)” failed, and “\(outline.events[page].name)”"
        return expect(!isAskedAgain, "\(names) asked once more for what is there: \(asked.text).")
    }

    /// Whether a value that a stream has brought, and that is shown while an answer is awaited, stays if that answer is
    /// a failure, and nothing older replaces it.
    func keepsWhatIsNewer(whenItFails event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk()
        for act in outline.leadIn(to: event) {
            await walk.fire(act.event)
            await walk.answerAll(with: act.outcome) { !$0.held.isStream }
        }
        guard let stream = walk.pending.first(where: \.held.isStream) else { return true }
        await walk.answer(stream, ends: false)
        await walk.fire(event)
        guard walk.onlyCommands, stream.held.isAwaited() else { return true }
        let older = walk.lastSeen()
        let count = walk.answers.count
        await walk.answer(stream, number: stream.number + 1, ends: false)
        let newer = walk.shownOf(Array(walk.answers.dropFirst(count)))
            .mapValues { texts in texts.subtracting(older.values.flatMap { Leaves.of($0.call.call) }) }
        await walk.answerAll(.failure) { !$0.held.isStream }
        let answers = walk.answers
        let left = walk.lastSeen().mapValues { walk.parts(of: $0, from: answers) }
        let lost = newer.filter { kind, texts in
            let (left, older) = (left[kind, default: []], older[kind].map { Leaves.of($0.call.call) } ?? [])
            return !texts.isEmpty && texts.isDisjoint(with: left) && !left.isDisjoint(with: older)
        }
        let name = "“\(outline.events[event].name)”"
        let text = "\(stream.name) brought this before \(name) failed, and then something older was shown in its place:"
        return expect(none: lost.values.flatMap(\.self).sorted(), text)
    }
}
