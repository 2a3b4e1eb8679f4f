extension Trial<ModuleLaws> {
    /// Whether a stream that the user has connected again, in the pause after its loss, is not connected once more when
    /// that pause is over; expects that it is not.
    ///
    /// - Returns: `nil` if the module waits for nothing after a loss, or the event does not connect again.
    func connectsOnce(by event: Int, afterTheLossOf first: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(for: first, in: outline)
        await walk.fire(first)
        await walk.answerAll { !$0.held.isStream }
        guard let lost = walk.pending.first(where: \.held.isStream), lost.held.isAwaited(),
            outline.outcomes[lost.request].contains(.failure)
        else { return nil }
        await walk.answer(lost, .failure)
        guard walk.pending.isEmpty, walk.awaitsTime, walk.canCause(event) else { return nil }
        await walk.fire(event, hurried: true)
        guard let stream = walk.pending.first(where: { $0.request == lost.request }) else { return nil }
        await walk.answer(stream, ends: false)
        guard stream.held.isAwaited(), walk.pending.count == 1 else { return nil }
        let count = walk.callCount
        await walk.letAllTimePass()
        let again = walk.questions(since: count).filter { $0.member == walk.stage.requests[lost.request].member }
        let (name, other) = ("“\(outline.events[first].name)”", "“\(outline.events[event].name)”")
        let text = """
            The stream of \(name) was lost, and \(other) connected it again in the pause that followed. It brought a value, and \
            when the pause was over, this was asked all the same:
            """
        return expect(none: again, in: walk, text)
    }
}
