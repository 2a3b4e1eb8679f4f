extension Trial<ModuleLaws> {
    /// Whether a user who stays on the screen can try again what an event has asked for without success; expects that
    /// it is so.
    ///
    /// LAW-10 is content if the view has to go and to come back, of which nobody thinks who looks at a button.
    func isHeardOnTheScreen(_ event: Int, in outline: Outline) async throws -> Bool {
        let fresh = try await play(event, times: 1, in: outline)
        let recovery = try await Recovery(of: event, beside: fresh, on: self, in: outline)
        return try await recovery?.isHeardOnTheScreen() ?? true
    }

    /// Whether an event that has failed leaves others alive that ask by the same methods, such as the scan of another
    /// code, or that show the same after an appearance, such as a reload; expects that it does.
    ///
    /// An alert may be in their way until another event closes it.
    func keepsOthersAlive(_ event: Int, in outline: Outline) async throws -> Bool {
        let members = try await members(askedBy: event, in: outline)
        let walk = try await play(event, .failure, in: outline)
        guard walk.isDone, walk.failures.hasFailed, !walk.hasLedAway(since: walk.eventStart) else { return true }
        let isAppearance = outline.appearing.contains(event)
        let leadIn = outline.leadIn(to: event).map(\.event) + (isAppearance ? [event] : [])
        func isOfTheSame(_ other: Int) async throws -> Bool {
            guard isAppearance else { return try await members == self.members(askedBy: other, in: outline) }
            return try await shows(other, whatIsShownBy: event, in: outline)
        }
        for other in outline.others(than: event) where outline.asking.contains(other) && outline.comesAgain(other) {
            let isAlike = outline.leadIn(to: other).isWell && outline.leadIn(to: other).map(\.event) == leadIn
            guard isAlike, try await isOfTheSame(other) else { continue }
            let needsContent = !outline.events[other].traits.isDisjoint(with: [.needsContent, .addsUp])
            if needsContent, !walk.leavesTheContent(withoutARetryIn: outline) { continue }
            guard try await isDead(other, after: event, .failure, in: outline) else { continue }
            if needsContent, try await isDead(other, after: event, .success, in: outline) { continue }
            if try await isFreed(other, afterFailureOf: event, in: outline) { continue }
            // A failure tells the story of the module that was built last.
            _ = try await isDead(other, after: event, .failure, in: outline)
            let text = """
                “\(outline.events[event].name)” failed, and “\(outline.events[other].name)” then did nothing. If it is not \
                possible then, say so with when:.
                """
            return expect(false, text)
        }
        return true
    }

    /// Whether an event only reads, and shows what another event shows, by calls of the same kinds.
    private func shows(_ event: Int, whatIsShownBy other: Int, in outline: Outline) async throws -> Bool {
        let (walk, well) = (try await play(event, .success, in: outline), try await play(other, .success, in: outline))
        let (kinds, others) = (walk.contentKinds(since: walk.eventStart), well.contentKinds(since: well.eventStart))
        return walk.onlyReads && walk.isDone && !kinds.isEmpty && kinds.isSubset(of: others)
    }

    /// The methods by which an event asks.
    func members(askedBy event: Int, in outline: Outline) async throws -> Set<String> {
        Set(try await play(event, times: 1, in: outline).lastRequests.map(\.call.member))
    }

    /// Whether an event, which is possible, does nothing once another has come and has had an outcome.
    private func isDead(
        _ event: Int,
        after other: Int,
        _ outcome: Outcome,
        in outline: Outline
    ) async throws -> Bool {
        let walk = try await play(other, outcome, in: outline)
        return await walk.isDeaf(to: event)
    }

    /// Whether an event that is impossible once it has failed, at once or at a later question, becomes possible on the
    /// screen; expects that it does.
    func staysPossible(_ event: Int, in outline: Outline) async throws -> Bool {
        let hiding = try await hidingEvents(in: outline)
        guard outline.comesAgain(event), !outline.needsTrouble(event), !hiding.contains(event) else { return true }
        for position in 0...min(outline.chains[event, default: 0], 5) {
            func failed() async throws -> Walk? {
                let walk = try await play(event, times: 1, in: outline)
                await walk.answerOldest(position)
                if let question = walk.awaited.first { await walk.answer(question, .failure) }
                await walk.answerAll(.failure, hurried: true)
                // What is offered for a while was possible then.
                if walk.isPossible(event) { return nil }
                await walk.answerAll(.failure)
                let isOver = !walk.isDone || walk.hasLedAway(since: walk.eventStart)
                return isOver || !walk.failures.hasFailed || walk.isPossible(event) ? nil : walk
            }
            guard let walk = try await failed() else { continue }
            let others = outline.events.first.filter { $0 != outline.events.origin(of: event) }
            // What has failed may have to be typed again, digit by digit, or be left.
            let ways = others.filter { !outline.appearing.contains($0) }.map { Array(repeating: $0, count: 4) }
            let leadIn = outline.leadIn(to: event).map(\.event).filter { !outline.appearing.contains($0) }
            let well = try await startWalk(after: outline.leadIn(to: event))
            let asked = walk.requests(since: walk.eventStart).map(SeenCall.init)
            var isFreed = false
            for way in ways + [leadIn] where !isFreed {
                guard let walk = try await failed() else { break }
                isFreed = way.contains { outline.leaves($0) && walk.isPossible($0) && !well.isPossible($0) }
                for other in way where !isFreed && !outline.leaves(other) && walk.isPossible(other) {
                    await walk.fire(other, hurried: true)
                    // A button of its own, such as that of an alert, may try it again.
                    let isRetry = !walk.requestsMade.isEmpty && !well.isPossible(other)
                    isFreed = isRetry && walk.lastRequests.allSatisfy(asked.contains)
                    await walk.answerAll(hurried: true)
                    isFreed = isFreed || walk.isPossible(event)
                    await walk.answerAll()
                    isFreed = isFreed || walk.isPossible(event) || walk.hasLedAway(since: walk.eventStart)
                }
            }
            let text = """
                “\(outline.events[event].name)” failed, is not possible any more, and nothing on the screen makes it possible.
                """
            guard expect(isFreed, in: walk, text) else { return false }
        }
        return true
    }

    /// Whether an event that asks what an appearance has asked, such as a button that sends a code again, is possible at
    /// some time once the appearance has failed; expects that it is.
    func keepsRetriesPossible(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.appearing.contains(event), !outline.comesAgain(event) else { return true }
        let asked = try await play(event, times: 1, in: outline).lastRequests
        func failed() async throws -> Walk { try await play(event, .failure, in: outline) }
        for retry in outline.others(than: event) where outline.asking.contains(retry) && !outline.needsTrouble(retry) {
            let (alone, walk) = (try await play(retry, times: 1, in: outline), try await failed())
            guard outline.events[retry].traits.isDisjoint(with: [.needsContent, .addsUp]),
                alone.lastRequests.holdsTheSame(as: asked), walk.isDone, walk.failures.hasFailed,
                !walk.hasLedAway(since: walk.eventStart), !walk.isPossible(retry)
            else { continue }
            var isFreed = false
            for third in outline.others(than: event) where third != retry && !isFreed {
                let walk = try await failed()
                await walk.fire(third)
                isFreed = walk.lastRequests.holdsTheSame(as: asked)
                await walk.answerAll()
                isFreed = isFreed || walk.isPossible(retry)
            }
            let names = "“\(outline.events[event].name)” failed, and “\(outline.events[retry].name)”"
            let text = "\(names), which asks the same, was not possible then, nor does any event make it possible."
            guard expect(isFreed, in: walk, text) else { return false }
        }
        return true
    }

    /// Whether an event does something once a third one, which only shows something, has come after the failure.
    func isFreed(_ event: Int, afterFailureOf other: Int, in outline: Outline) async throws -> Bool {
        for third in outline.others(than: event) where third != other && !outline.appearing.contains(third) {
            let walk = try await play(other, .failure, in: outline)
            await walk.fire(third)
            guard walk.requestsMade.isEmpty, walk.lastEventDidSomething else { continue }
            await walk.answerAll()
            if walk.isPossible(event), await !walk.isDeaf(to: event) { return true }
        }
        return false
    }

    /// Whether an event that leads to another screen does something again although the view has come back and could not
    /// load its content anew, as long as that is there; expects that it does.
    private func leadsAgain(
        _ event: Int,
        after appearance: Int,
        in outline: Outline,
        whenItFails comeBack: (Outcome) async throws -> Walk?
    ) async throws -> Bool {
        guard outline.outcomes(of: appearance).contains(.failure), let walk = try await comeBack(.failure),
            walk.isDone, walk.failures.hasFailed, walk.leavesTheContent(withoutARetryIn: outline)
        else { return true }
        let (name, back) = ("“\(outline.events[event].name)”", "“\(outline.events[appearance].name)”")
        let isDeaf = await walk.isDeaf(to: event)
        let text = "\(name) led to another screen, \(back) came once more and failed, and \(name) then did nothing."
        return expect(!isDeaf, in: walk, "\(text) If it is not possible then, say so with when:.")
    }

    /// Whether an event that leads to another screen does something again although the view has come back while something
    /// was loading; expects that it does.
    private func leadsAgain(
        _ event: Int,
        after appearance: Int,
        whileItLoads outline: Outline
    ) async throws -> Bool {
        for load in [appearance] + outline.others(than: event)
        where outline.asking.contains(load) && outline.comesAgain(load) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(load, hurried: true)
            let loading = walk.pending.map(\.id)
            let isReading = !loading.isEmpty && !walk.onlyChangesThings
            guard isReading, walk.navigation(since: walk.eventStart).isEmpty, walk.canCause(event) else { continue }
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true) { !loading.contains($0.id) }
            let isAway = !walk.navigation(since: walk.eventStart).isEmpty
            guard isAway, walk.pending.map(\.id) == loading, walk.isPossible(appearance) else { continue }
            await walk.fire(appearance)
            await walk.answerAll()
            guard walk.isDone, walk.navigation(since: walk.eventStart).isEmpty, await walk.isDeaf(to: event) else {
                continue
            }
            let (name, back) = ("“\(outline.events[event].name)”", "“\(outline.events[appearance].name)”")
            let text = """
                \(name) led to another screen and \(back) came once more while “\(outline.events[load].name)” was not yet \
                answered, and \(name) then did nothing. If it is not possible then, say so with when:.
                """
            return expect(false, in: walk, text)
        }
        return true
    }

    /// Whether an event that leads to another screen does something again once the view has come back; expects that it
    /// does.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - appearance: The appearance of the view, which comes back.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the event leads nowhere, is not possible then, or has changed something for good.
    func leadsAgain(_ event: Int, after appearance: Int, in outline: Outline) async throws -> Bool? {
        let leadIn = outline.leadIn(to: event)
        guard leadIn.isWell else { return nil }
        let again = leadIn.map(\.event).filter { !outline.appearing.contains($0) }
        func comeBack(_ outcome: Outcome = .success) async throws -> Walk? {
            let walk = try await play(event, .success, in: outline)
            let hasChanged = !walk.calls(.delegate, .store, since: walk.eventStart).isEmpty || !walk.onlyReads
            guard walk.isDone, !walk.navigation(since: walk.eventStart).isEmpty, !hasChanged else { return nil }
            await walk.fire(appearance)
            await walk.answerAll(outcome)
            return walk.navigation(since: walk.eventStart).isEmpty && walk.isPossible(event) ? walk : nil
        }
        guard let walk = try await comeBack() else { return nil }
        guard await walk.isDeaf(to: event) else {
            guard try await leadsAgain(event, after: appearance, in: outline, whenItFails: comeBack) else {
                return false
            }
            return try again.isEmpty ? await leadsAgain(event, after: appearance, whileItLoads: outline) : true
        }
        // What was typed before may have to be typed again.
        if !again.isEmpty, let walk = try await comeBack() {
            for event in again {
                await walk.fire(event)
                await walk.answerAll()
            }
            if await !walk.isDeaf(to: event) { return true }
        }
        let (name, back) = ("“\(outline.events[event].name)”", "“\(outline.events[appearance].name)”")
        let text = "\(name) led to another screen, \(back) came once more, and \(name) then did nothing."
        return expect(false, in: walk, text)
    }
}

extension Walk {
    /// Whether an event, which is possible, does nothing.
    func isDeaf(to event: Int) async -> Bool {
        guard isPossible(event) else { return false }
        await fire(event)
        return callCount == eventStart && !lastEventDidSomething
    }

    /// Whether a failure has left the content of the last event's screen as it was, and offers no retry.
    func leavesTheContent(withoutARetryIn outline: Outline) -> Bool {
        let (before, left) = (lastSeen(until: eventStart), lastSeen())
        let content = before.filter { isContent($1.call) && !isSignal($1.call) && !stage.isPassing($1.call) }
        let offersARetry = outline.ordinaryOnce.contains { outline.needsTrouble($0) && isPossible($0) }
        return !offersARetry && !content.isEmpty && content.allSatisfy { left[$0] == $1 }
    }
}
