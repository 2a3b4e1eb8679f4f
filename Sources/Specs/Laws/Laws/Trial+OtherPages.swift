extension Trial<ModuleLaws> {
    /// Whether the pages of a list start over if another list takes its place, such as the results of another query;
    /// expects that they do.
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
        let numbering = Numbering(tellsEqualApart: false)
        func asks(_ acts: [Situation.Act], then event: Int) async throws -> [LoggedCall]? {
            let walk = try await startWalk(after: outline.leadIn(to: acts[0].event) + acts, numbering)
            guard walk.canCause(event) else { return nil }
            await walk.fire(event)
            return walk.questions(since: walk.eventStart)
        }
        let (begin, change) = (Situation.Act(list, .success), Situation.Act(other, .success))
        let walk = try await startWalk(for: other, in: outline, numbering)
        await walk.fire(other)
        let first = walk.questions(since: walk.eventStart)
        guard first.count == 1, let second = try await asks([change], then: page), second.count == 1,
            first[0].differsOnlyInNumbers(from: second[0]), first[0].text != second[0].text
        else { return nil }
        var hasLooked = false
        let names = ("“\(outline.events[page].name)”", "“\(outline.events[other].name)”")
        for outcome in outline.allOutcomes where outcome != .failure {
            let turned = Situation.Act(page, outcome)
            let next = try await asks([begin, turned], then: page)?.first?.text.numbers
            guard let begun = try await asks([begin, turned], then: other), begun.count == 1,
                begun[0].text == first[0].text
                    || begun[0].differsOnlyInNumbers(from: first[0]) && begun[0].text.numbers == next
            else { continue }
            hasLooked = true
            let text = "\(names.1) asked \(first[0]), but once \(names.0) had come (\(outcome)) it asked \(begun[0])."
            guard expect(begun[0].text == first[0].text, text) else { return false }
            guard let again = try await asks([begin, turned, change], then: page) else { continue }
            let later = """
                \(names.0) after \(names.1) asked \(second[0]), but once a page had come before (\(outcome)) it asked \
                \(again.map(SeenCall.init).text).
                """
            guard expect(again.map(\.text) == [second[0].text], later) else { return false }
        }
        return hasLooked ? true : nil
    }
}
