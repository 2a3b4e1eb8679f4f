extension Trial<ModuleLaws> {
    /// Whether an event that has succeeded before, such as a like that is then removed, or has failed, takes back what
    /// it has shown if it fails; `nil` if it has shown nothing before the answer.
    func takesBackTheNextTime(
        _ event: Int,
        after outcome: Outcome,
        in outline: Outline
    ) async throws -> Bool? {
        let earlier = [Situation.Act(event, outcome)]
        let (walk, good) = (try await play(event, outcome, in: outline), try await play(event, outcome, in: outline))
        await walk.fire(event)
        await good.fire(event)
        await good.answerAll()
        let hoped = Set(walk.hopes.keys)
        guard walk.onlyChangesThings, let kept = await walk.keptAfterFailure(of: event, besides: good.turnedBack) else {
            return nil
        }
        if !kept.isEmpty, try await isKeptOnPurpose(by: event, earlier, hoped, in: outline) { return true }
        let name = "“\(outline.events[event].name)”"
        let earlierEnd = outcome == .success ? "succeeded and then failed" : "failed twice"
        let text = "\(name) \(earlierEnd), and what was shown before that answer is still there:"
        return expect(none: kept, in: walk, text)
    }

    /// Whether an event that fails after another of its kind has succeeded, such as the choice of another value, goes
    /// back to what that has brought, and not to what was there before it; expects that it does.
    func takesBackOnlyItsOwn(_ event: Int, in outline: Outline) async throws -> Bool {
        for other in outline.others(than: event) where outline.asking.contains(other) && outline.comesAgain(other) {
            let walk = try await startWalk(for: event, in: outline)
            let first = walk.shownParts()
            await walk.fire(other)
            let members = Set(walk.lastRequests.map(\.call.member))
            await walk.answerAll()
            let before = walk.shownParts()
            guard walk.isDone, !walk.hasLedAway(), walk.isPossible(event) else { continue }
            await walk.fire(event)
            guard walk.onlyChangesThings, Set(walk.lastRequests.map(\.call.member)) == members else { continue }
            let hoped = walk.hopes
            await walk.answerAll(.failure)
            guard walk.isDone, walk.failures.hasFailed else { continue }
            let left = walk.shownParts()
            let back = hoped.filter { part, text in
                left[part] != before[part] && left[part] != text && left[part] == first[part]
            }
            let name = "“\(outline.events[event].name)”"
            let text = "\(name) failed after “\(outline.events[other].name)” had succeeded, and took that back as well:"
            let lost = back.keys.compactMap { part in before[part].map { walk.told($0, as: part) } }
            guard expect(none: lost.sorted(), in: walk, text) else { return false }
        }
        return true
    }

    /// Whether rows that an event has taken away before the answer come back where they were if it fails; expects that
    /// they do.
    func putsBackInPlace(_ event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        let (before, hoped) = (walk.shownParts(until: walk.eventStart), walk.hopes)
        await walk.answerAll(.failure)
        guard walk.isDone, walk.failures.hasFailed, !walk.readsStreams else { return true }
        let left = walk.shownParts()
        let moved = hoped.filter { part, text in
            guard let old = before[part], let now = left[part], now != old else { return false }
            let texts = ViewPart.texts(in: old)
            return ViewPart.texts(in: text).count < texts.count && ViewPart.texts(in: now).sorted() == texts.sorted()
        }
        let told = moved.keys.compactMap { part in left[part].map { walk.told($0, as: part) } }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed, and what it had taken away came back in another place:"
        return expect(none: told.sorted(), in: walk, text)
    }

    /// Whether anything is told of a second failure in a row, if the event has removed the message about the first.
    func tellsOfTheSecondFailure(of event: Int, in outline: Outline) async throws -> Bool {
        // A view that comes back may say only once that nothing can be loaded.
        guard outline.comesAgain(event), !outline.appearing.contains(event) else { return true }
        let walk = try await play(event, .failure, in: outline)
        let (asked, count) = (walk.lastRequests, walk.callCount)
        let told = walk.told(since: walk.lastEvent?.end ?? 0).map(SeenCall.init)
        await walk.fire(event)
        let (before, calls) = (Array(walk.stage.log.calls.prefix(count)), walk.stage.log.calls)
        let ended = walk.stage.states.filter { $0.isOn(after: before) && !$0.isOn(after: calls) }
        guard !ended.isEmpty, walk.lastRequests.holdsTheSame(as: asked) else { return true }
        await walk.answerAll(.failure)
        // A button that is enabled again, as it was after the first failure, says nothing of the second.
        let isTold = walk.told(since: calls.count).map(SeenCall.init).contains { call in
            !told.contains(call) || !call.call.saysNoMoreThanAFlag
        }
        let isSaid = walk.stage.log.calls.dropFirst(calls.count).contains { call in
            ended.contains { $0.isBegun(by: call) }
        }
        guard walk.isDone, !isSaid, !isTold else { return true }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed twice in a row, and this, which it had taken away, did not come back:"
        return expect(none: ended.map(\.begin), text)
    }

    /// Whether a change that an event shows before the answer is also taken back if the event came twice before any
    /// answer.
    func takesBackBoth(
        _ event: Int,
        hoping parts: Set<ViewPart>,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let before = walk.shownParts()
        await walk.fire(event, hurried: true)
        await walk.fire(event)
        let isPossible = !walk.impossible.contains(outline.events[event].name)
        await walk.answerAll(.failure)
        guard isPossible, walk.isDone, walk.failures.hasFailed, walk.navigation().isEmpty else { return true }
        let left = walk.shownParts()
        let kept = parts.filter { left[$0] != before[$0] }
            .compactMap { part in left[part].map { walk.told($0, as: part) } }
        let name = "“\(outline.events[event].name)”"
        return expect(none: kept.sorted(), "\(name) came twice before its answers, all failed, and this is left:")
    }

    /// Whether a change that can be undone for a while stays on the screen as long as it waits to be sent, even if
    /// another event loads anew what is shown; expects that it does.
    ///
    /// - Returns: `nil` if nothing waits to be sent while another event loads anew.
    func keepsWhatWaits(after event: Int, in outline: Outline) async throws -> Bool? {
        let name = outline.events[event].name
        guard outline.events.first.contains(where: { outline.events[$0].undone == name }) else { return nil }
        var hasLooked = false
        for other in outline.others(than: event) where outline.asking.contains(other) {
            let traits = outline.events[other].traits
            guard traits.isDisjoint(with: [.appears, .addsUp, .needsContent]) else { continue }
            let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
            let before = walk.lastSeen()
            await walk.fire(event, hurried: true)
            let changed = walk.lastSeen().filter { kind, seen in
                before[kind].map { $0 != seen } ?? false && !walk.isSignal(seen.call)
            }
            guard walk.requestsMade.isEmpty, walk.awaitsTime, walk.isPossible(other) else { continue }
            let start = walk.callCount
            await walk.fire(other, hurried: true)
            await walk.answerAll(hurried: true)
            let (left, count) = (walk.lastSeen(), walk.callCount)
            guard walk.commands(since: start).isEmpty else { continue }
            let back = changed.keys.filter { left[$0] == before[$0] }.compactMap { left[$0] }
            await walk.answerAll()
            guard !walk.commands(since: count).isEmpty else { continue }
            hasLooked = true
            let names = "“\(outline.events[other].name)” came while “\(name)” could be undone"
            let text = "\(names), and brought this back although it was changed all the same later:"
            guard expect(none: back, text) else { return false }
        }
        return hasLooked ? true : nil
    }

    /// Whether something that is stored or sent only after a pause, such as the last of several taps, is stored or sent
    /// even if the view goes during the pause.
    func finishesAfterPauses(_ events: [Int], in outline: Outline) async throws -> Bool {
        for event in events where outline.awaitingTime.contains(event) {
            let stays = try await startWalk(for: event, in: outline)
            await stays.fire(event, hurried: true)
            let start = stays.callCount
            guard stays.requestsMade.isEmpty, stays.awaitsTime else { continue }
            await stays.answerAll()
            let goes = try await startWalk(for: event, in: outline)
            await goes.fire(event, hurried: true)
            await goes.letGo(keepsQuestions: true)
            await goes.answerAll()
            let missing = stays.commands(since: start).without(goes.commands())
            let name = "“\(outline.events[event].name)”"
            let text = "The view had gone before time had passed, and \(name) went on without this:"
            guard expect(none: missing, text) else { return false }
        }
        return true
    }

    /// Whether what comes while something else is being sent, and waits for that, is also sent if the view goes
    /// meanwhile; expects that it is.
    func finishesWhatIsQueued(_ events: [Int], in outline: Outline) async throws -> Bool {
        for first in events {
            for second in events where outline.comesAgain(second) && !outline.leaves(first) {
                func play(withView isKept: Bool) async throws -> (walk: Walk, sent: [SeenCall])? {
                    let walk = try await startWalk(for: first, in: outline)
                    await walk.fire(first)
                    guard walk.onlyCommands, !walk.awaited.isEmpty, walk.canCause(second) else { return nil }
                    await walk.fire(second, hurried: true)
                    guard walk.requestsMade.isEmpty, !walk.hasLedAway() else { return nil }
                    let start = walk.callCount
                    // What was recorded before goes with the view.
                    if !isKept { await walk.letGo(keepsQuestions: true) }
                    await walk.answerAll()
                    return (walk, walk.commands(since: isKept ? start : 0))
                }
                guard let stays = try await play(withView: true), let goes = try await play(withView: false) else {
                    continue
                }
                let missing = stays.sent.without(goes.sent)
                let names = "“\(outline.events[first].name)” and “\(outline.events[second].name)”"
                let text = "The view had gone after \(names), and this was not sent any more:"
                guard expect(none: missing, in: goes.walk, text) else { return false }
            }
        }
        return true
    }

    /// Whether an event by which the user leaves stores and sends the same if the view has gone, although something that
    /// was stored or sent before is still under way then and fails; expects that it does.
    ///
    /// What that failure alone leads to, such as a retry, ends with the view.
    func finishes(_ exit: Int, afterTheFailureOf event: Int, in outline: Outline) async throws -> Bool {
        func play(_ exit: Int?, withView isKept: Bool) async throws -> (walk: Walk, commands: [SeenCall])? {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            let start = walk.callCount
            guard walk.onlyChangesThings, !walk.awaited.isEmpty, exit.map(walk.canCause) != false else { return nil }
            if let exit { await walk.fire(exit, hurried: true) }
            let atOnce = walk.commands(since: start)
            // The log is empty once the view has gone.
            let count = isKept ? walk.callCount : 0
            if !isKept { await walk.letGo(keepsQuestions: true) }
            await walk.answerAll { $0 == 0 ? .failure : .success }
            return walk.failures.hasFailed ? (walk, atOnce + walk.commands(since: count)) : nil
        }
        guard event != exit, let stays = try await play(exit, withView: true),
            let alone = try await play(nil, withView: true), let goes = try await play(exit, withView: false)
        else { return true }
        let names = "“\(outline.events[event].name)” failed after “\(outline.events[exit].name)”"
        let text = "\(names), the view had gone by then, and this was never sent:"
        let missing = stays.commands.without(alone.commands).filter { !goes.commands.contains($0) }
        return expect(none: missing, in: goes.walk, text)
    }

    /// Asks whether something that is stored or sent after a pause may be lost if the user leaves during the pause.
    ///
    /// - Parameters:
    ///   - event: The event that begins the pause, such as a deletion that can be undone.
    ///   - exit: The event by which the user leaves, whose own work outlives the view.
    ///   - outline: What the module offers.
    /// - Throws: ``CouldNotJudge`` if it is neither stored nor sent then, and the exit does not undo the event.
    func askWhetherItIsLost(_ event: Int, byLeavingBy exit: Int, in outline: Outline) async throws {
        let (name, exitName) = (outline.events[event].name, outline.events[exit].name)
        guard outline.events[exit].undone != name else { return }
        let stays = try await startWalk(for: event, in: outline)
        await stays.fire(event, hurried: true)
        guard stays.requestsMade.isEmpty, stays.awaitsTime, stays.isPossible(exit) else { return }
        let start = stays.eventStart
        await stays.answerAll()
        let goes = try await startWalk(for: event, in: outline)
        for event in [event, exit] { await goes.fire(event, hurried: true) }
        let atOnce = goes.commands()
        // A timer that does not keep the module alive ends with the view, and the log is empty then.
        await goes.letGo(keepsQuestions: true)
        await goes.answerAll()
        let all = atOnce + goes.commands()
        let sent = all.map { Set(Leaves.of($0.call.call)) }
        // A text that the way out sends, such as a message, need not be kept as a draft any more.
        let lost = stays.commands(since: start).without(all).first { command in
            let texts = Leaves.of(command.call.call)
            return texts.isEmpty || !sent.contains { $0.isSuperset(of: texts) }
        }
        guard let lost else { return }
        throw CouldNotJudge(
            """
            “\(name)” leads to this after a pause: \(lost). It does not if the user leaves by “\(exitName)” during the pause. \
            If that takes it back, say so with undoes: "\(name)". If not, it is lost.
            """
        )
    }
}
