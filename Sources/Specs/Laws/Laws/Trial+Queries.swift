extension Trial<ModuleLaws> {
    /// Whether a page is asked for with the words, such as a filter, with which the list was asked for last; expects that
    /// it is.
    ///
    /// Which words a page carries on is known from the first list and from the filtered one.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - refresh: The event that asks for the list again.
    ///   - filter: The event that asks for another list before.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if pages carry nothing on, or are asked for by another method.
    func continues(
        with page: Int,
        whatIsAskedForBy refresh: Int,
        after filter: Int,
        in outline: Outline
    ) async throws -> Bool? {
        func asked(after events: Int...) async throws -> (
            walk: Walk, shown: Set<String>, list: LoggedCall, page: LoggedCall
        )? {
            let acts = outline.opening + events.map { .init($0, .success) }
            let walk = try await startWalk(after: acts, Numbering(tellsEqualApart: false))
            guard walk.isDone, walk.impossible.isEmpty, !walk.hasLedAway(), walk.canCause(page),
                let list = walk.questions().last
            else { return nil }
            let shown = walk.contentKinds(since: walk.eventStart)
            await walk.fire(page)
            let pages = walk.questions(since: walk.eventStart)
            guard pages.count == 1, pages[0].member == list.member else { return nil }
            return (walk, shown, list, pages[0])
        }
        guard let first = try await asked(), let other = try await asked(after: filter),
            let last = try await asked(after: filter, refresh), last.shown == other.shown
        else { return nil }
        func words(_ call: LoggedCall) -> [String] { call.arguments.map { "\($0)" } }
        let calls = [first.list, first.page, other.list, other.page, last.list, last.page].map(words)
        guard Set(calls.map(\.count)).count == 1 else { return nil }
        let carried = calls[0].indices.filter { place in
            calls[0][place] == calls[1][place] && calls[2][place] == calls[3][place]
                && calls[0][place] != calls[2][place]
        }
        guard !carried.isEmpty else { return nil }
        let names = [filter, refresh, page].map { "“\(outline.events[$0].name)”" }
        let text = """
            \(names[0]) and \(names[1]) had come, and the list was asked for by \(SeenCall(last.list)). \(names[2]) then \
            asked \(SeenCall(last.page)).
            """
        return expect(carried.allSatisfy { calls[4][$0] == calls[5][$0] }, in: last.walk, text)
    }
}
