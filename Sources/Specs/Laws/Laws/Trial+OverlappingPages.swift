extension Trial<ModuleLaws> {
    /// Whether a page that was asked for while the list was awaited is counted only if it is shown; expects that it is.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - list: The event that asks for the list.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if no page is asked for then, or if the next page is the same in any case.
    func leavesNoneOut(_ page: Int, before list: Int, in outline: Outline) async throws -> Bool? {
        guard outline.comesAgain(list), !outline.needsTrouble(list) else { return nil }
        func begun() async throws -> Walk {
            try await startWalk(for: page, in: outline, Numbering(givesTheSame: true))
        }
        func next(after events: [Int]) async throws -> (shown: [SeenCall], asked: [SeenCall]) {
            let walk = try await begun()
            for event in events {
                await walk.fire(event)
                await walk.answerAll()
            }
            let shown = walk.contentShown(since: walk.eventStart)
            await walk.fire(page)
            return (shown, walk.lastRequests)
        }
        let (first, second) = (try await next(after: [list]), try await next(after: [list, page]))
        guard !first.asked.isEmpty, !first.asked.holdsTheSame(as: second.asked), !first.shown.isEmpty,
            first.shown != second.shown, try await next(after: [page, list]).asked.holdsTheSame(as: first.asked)
        else { return nil }
        let walk = try await begun()
        await walk.fire(list)
        let late = walk.pending
        guard !late.isEmpty, walk.canCause(page) else { return nil }
        await walk.fire(page)
        guard !walk.lastRequests.isEmpty else { return nil }
        await walk.answerAll { question in !late.contains { $0.id == question.id } }
        let count = walk.callCount
        await walk.answerAll()
        let shown = walk.contentShown(since: count)
        guard walk.isDone, walk.canCause(page), shown == first.shown else { return nil }
        await walk.fire(page)
        let names = ("“\(outline.events[page].name)”", "“\(outline.events[list].name)”")
        let text = """
            \(names.0) came before the answer to \(names.1), and its page was replaced by that. After that, \(names.0) asked \
            \(walk.lastRequests.text) instead of \(first.asked.text).
            """
        return expect(!walk.lastRequests.holdsTheSame(as: second.asked), in: walk, text)
    }

    /// Whether a page of a list that was replaced, and that would be ignored if it came alone, is also ignored while a
    /// page of the new list is awaited; expects that it is.
    ///
    /// - Returns: `nil` if the page is not ignored then, or if no other page is asked for.
    func ignoresAnOldPage(_ page: Int, before list: Int, in outline: Outline) async throws -> Bool? {
        let opening = try await startWalk(after: outline.opening)
        let known = opening.questions().map(SeenCall.init)
        func answered(whileAwaiting isAwaited: Bool) async throws -> (walk: Walk, shown: [LoggedCall])? {
            let walk = try await startWalk(for: page, in: outline)
            await walk.fire(page)
            let late = walk.pending
            guard late.count == 1, walk.canCause(list) else { return nil }
            await walk.fire(list)
            // The page of a list that is loaded anew belongs to it all the same.
            guard walk.lastRequests.contains(where: { !known.contains($0) }) else { return nil }
            await walk.answerAll { $0.id != late[0].id }
            if isAwaited {
                guard walk.canCause(page) else { return nil }
                await walk.fire(page)
                guard !walk.lastRequests.isEmpty else { return nil }
            }
            let (start, count) = (walk.callCount, walk.answers.count)
            await walk.answer(late[0])
            let answers = Array(walk.answers.dropFirst(count))
            return (walk, walk.calls(.view, since: start).filter { walk.show([$0], partOf: answers) })
        }
        guard let alone = try await answered(whileAwaiting: false), alone.shown.isEmpty,
            let now = try await answered(whileAwaiting: true)
        else { return nil }
        let names = ("“\(outline.events[page].name)”", "“\(outline.events[list].name)”")
        let text =
            "\(names.0) came before and after \(names.1). The first page, which was for what was there before, was shown:"
        return expect(none: now.shown, in: now.walk, text)
    }
}

extension Walk {
    /// What the views were told since then, without what passes or only turns something on or off.
    fileprivate func contentShown(since start: Int) -> [SeenCall] {
        calls(.view, since: start).filter { isContent($0) && !stage.isPassing($0) && !isSignal($0) }.map(SeenCall.init)
    }
}
