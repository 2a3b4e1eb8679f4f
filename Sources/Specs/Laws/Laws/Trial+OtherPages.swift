/// A list with pages, in whose place another one comes, such as the results of another query.
private struct ListChange {
    /// The event that asks for a page, the one that asks for the first list, and the one that asks for the other.
    let (page, list, other): (Int, Int, Int)
    /// What the other list and its first page ask for if there was no list before.
    let (first, second): (LoggedCall, LoggedCall)
}

extension Trial<ModuleLaws> {
    /// Whether the pages of a list start over if another list takes its place; expects that they do.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - list: The event that asks for the first list.
    ///   - other: The event that asks for the other list.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the events do not ask for that, or if the other event asks for something else once there are
    ///   pages, such as for as many rows as there are.
    func startsOver(
        _ page: Int,
        of list: Int,
        with other: Int,
        in outline: Outline
    ) async throws -> Bool? {
        guard let first = try await asks(other, after: outline.leadIn(to: other))?.first,
            let second = try await asks(page, after: outline.leadIn(to: other) + [.init(other, .success)])?.first,
            first.differsOnlyInNumbers(from: second), first.text != second.text
        else { return nil }
        let change = ListChange(page: page, list: list, other: other, first: first, second: second)
        let isFree = try await startsOver(change, in: outline)
        return isFree == false ? false : try await forgetsThePageUnderWay(change, in: outline) ?? isFree
    }

    /// Whether the other list and its pages begin as ever once a page of the first list has come.
    private func startsOver(_ change: ListChange, in outline: Outline) async throws -> Bool? {
        let names = ("“\(outline.events[change.page].name)”", "“\(outline.events[change.other].name)”")
        var hasLooked = false
        for outcome in outline.allOutcomes where outcome != .failure {
            let acts = outline.leadIn(to: change.list) + [.init(change.list, .success), .init(change.page, outcome)]
            let next = try await asks(change.page, after: acts)?.first?.text.numbers
            guard let begun = try await asks(change.other, after: acts)?.first else { continue }
            let isAsEver = begun.text == change.first.text
            // A list with as many rows as there are is none with pages.
            guard isAsEver || begun.differsOnlyInNumbers(from: change.first) && begun.text.numbers == next else {
                continue
            }
            hasLooked = true
            let text = "\(names.1) asked \(change.first), but once \(names.0) had come (\(outcome)) it asked \(begun)."
            guard expect(isAsEver, text) else { return false }
            guard let again = try await asks(change.page, after: acts + [.init(change.other, .success)]) else {
                continue
            }
            let later = """
                \(names.0) after \(names.1) asked \(change.second), but once a page had come before (\(outcome)) it asked \
                \(again.map(SeenCall.init).text).
                """
            guard expect(again.map(\.text) == [change.second.text], later) else { return false }
        }
        return hasLooked ? true : nil
    }

    /// Whether the pages of the other list begin as ever if a page of the first list is under way when it comes.
    ///
    /// - Returns: `nil` if the other list is not asked for at once then.
    private func forgetsThePageUnderWay(_ change: ListChange, in outline: Outline) async throws -> Bool? {
        let acts = outline.leadIn(to: change.list) + [.init(change.list, .success)]
        let walk = try await startWalk(after: acts, Numbering(tellsEqualApart: false))
        await walk.fire(change.page)
        guard !walk.awaited.isEmpty, walk.canCause(change.other) else { return nil }
        await walk.fire(change.other)
        guard walk.questions(since: walk.eventStart).map(\.text) == [change.first.text] else { return nil }
        await walk.answerAll()
        guard walk.isDone, walk.canCause(change.page) else { return nil }
        await walk.fire(change.page)
        let again = walk.questions(since: walk.eventStart)
        let names = ("“\(outline.events[change.page].name)”", "“\(outline.events[change.other].name)”")
        let text = """
            \(names.0) after \(names.1) asked \(change.second), but if a page was under way before, it asked \
            \(again.map(SeenCall.init).text).
            """
        return expect(again.map(\.text) == [change.second.text], in: walk, text)
    }

    /// What an event asks for after acts; `nil` if it is not possible then.
    private func asks(_ event: Int, after acts: [Situation.Act]) async throws -> [LoggedCall]? {
        let walk = try await startWalk(after: acts, Numbering(tellsEqualApart: false))
        guard walk.canCause(event) else { return nil }
        await walk.fire(event)
        return walk.questions(since: walk.eventStart)
    }
}
