extension Trial<ModuleLaws> {
    /// Whether what an event loads, such as a copy of yesterday, is shown if what takes its place has failed before, as it
    /// is if that fails after it; expects that it is.
    ///
    /// A module may cancel the rest as soon as one part fails.
    ///
    /// - Returns: `nil` if nothing that takes its place can fail, or if it is not shown then in any case.
    func isShownBesideAFailure(_ event: Int, in outline: Outline) async throws -> Bool? {
        var hasLooked = false
        for request in outline.outcomes.indices where outline.outcomes[request].contains(.failure) {
            guard let last = try await fail(request, of: event, first: false, in: outline) else { continue }
            let kinds = try await kinds(shownBy: request, of: event, in: outline)
            let answers = last.answers
            let content = last.shownTexts(of: kinds).filter { last.comes($0, from: answers) }.sorted()
            guard !content.isEmpty, let first = try await fail(request, of: event, first: true, in: outline)
            else { continue }
            guard first.commands().holdsTheSame(as: last.commands()) else { continue }
            hasLooked = true
            let left = first.shownTexts(of: kinds)
            let (name, failed) = ("“\(outline.events[event].name)”", first.stage.requests[request].name)
            let text = """
                \(name) asked for several things at once, \(failed) failed first, and then the other answers came. This is not \
                shown, although it stays on the view if \(failed) fails last:
                """
            guard expect(none: content.filter { !left.contains($0) }, in: first, text) else { return false }
        }
        return hasLooked ? true : nil
    }

    /// The kinds of what a success of one of several questions shows.
    private func kinds(shownBy request: Int, of event: Int, in outline: Outline) async throws -> Set<String> {
        let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
        await walk.fire(event, hurried: true)
        guard let question = walk.awaited.first(where: { $0.request == request }) else { return [] }
        let start = walk.callCount
        await walk.answer(question)
        return walk.contentKinds(since: start)
    }

    /// Lets one of several questions that an event asks at once fail, before or after all others have been answered.
    ///
    /// - Returns: `nil` if there are no others, or if some are given up or asked again.
    private func fail(
        _ request: Int,
        of event: Int,
        first isFirst: Bool,
        in outline: Outline
    ) async throws -> Walk? {
        let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
        let start = walk.callCount
        await walk.fire(event, hurried: true)
        let asked = walk.awaited
        let (failing, others) = (asked.filter { $0.request == request }, asked.filter { $0.request != request })
        guard !others.isEmpty, failing.count == 1, !asked.contains(where: \.held.isStream) else { return nil }
        for question in isFirst ? failing + others : others + failing {
            await walk.answer(question, question.request == request ? .failure : .success)
        }
        let questions = walk.questions(since: start)
        guard questions.count == asked.count, walk.cancelled.isEmpty else { return nil }
        await walk.answerAll()
        return walk.isDone && walk.failures.hasFailed && !walk.hasLedAway(since: start) ? walk : nil
    }
}

extension Walk {
    /// The texts that are left on the views by calls of some kinds.
    fileprivate func shownTexts(of kinds: Set<String>) -> Set<String> {
        Set(lastSeen().filter { kinds.contains($0.key) }.values.flatMap { Leaves.of($0.call.call) })
    }
}
