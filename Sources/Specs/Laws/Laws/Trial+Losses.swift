extension Trial<ModuleLaws> {
    /// Whether an endless stream that the module reads again by itself once it is lost is read again each time, if a value
    /// has come in between; expects that it is.
    ///
    /// A module that gives up may offer an event, such as “connect”, that reads it again.
    ///
    /// - Returns: `nil` if the module does not read it again by itself, not even the first time.
    func isReadAgainEachTime(_ event: Int, in outline: Outline) async throws -> Bool? {
        guard let first = try await lose(1, of: event, in: outline), first.isReadAgain else { return nil }
        for times in 2...4 {
            guard let lost = try await lose(times, of: event, in: outline) else { return nil }
            if lost.isReadAgain { continue }
            // A long wait is no end.
            guard lost.walk.waitCount == 0 else { return nil }
            for other in outline.ordinaryOnce where outline.comesAgain(other) {
                if try await isRead(by: other, afterLosing: times, of: event, in: outline) { return true }
            }
            let text = """
                The stream that “\(outline.events[event].name)” reads was lost after a value and read again by itself. Once it \
                was lost \(times) times, each time after a value, it was not, and no event reads it again.
                """
            return expect(false, in: lost.walk, text)
        }
        return true
    }

    /// Loses the first stream that an event reads a number of times, each time after a value.
    ///
    /// - Returns: The module, the request of the stream, and whether it is read again by then; `nil` if there is no such
    ///   stream, or if it was not read again before.
    private func lose(
        _ times: Int,
        of event: Int,
        in outline: Outline
    ) async throws -> (walk: Walk, request: Int, isReadAgain: Bool)? {
        let walk = try await startWalk(for: event, in: outline)
        walk.longestChain *= 4
        await walk.fire(event)
        let streams = walk.awaited.filter { $0.held.isStream && !$0.held.endsAfterValue }
        guard let request = streams.first(where: { outline.outcomes[$0.request].contains(.failure) })?.request else {
            return nil
        }
        for _ in 1...times {
            guard let question = walk.openStream(of: request) else { return nil }
            await walk.answer(question, ends: false)
            guard let open = walk.awaited.first(where: { $0.id == question.id }) else { return nil }
            await walk.answer(open, .failure)
            await walk.waitForAStream(of: request)
        }
        return (walk, request, walk.openStream(of: request) != nil)
    }

    /// Whether an event reads a stream again that the module no longer reads by itself.
    private func isRead(
        by other: Int,
        afterLosing times: Int,
        of event: Int,
        in outline: Outline
    ) async throws -> Bool {
        guard let (walk, request, _) = try await lose(times, of: event, in: outline) else { return false }
        await walk.hide(before: other, byOneOf: try await hidingEvents(in: outline))
        guard walk.canCause(other) else { return false }
        await walk.fire(other)
        await walk.waitForAStream(of: request)
        return walk.openStream(of: request) != nil
    }
}

extension Walk {
    /// The question of a stream that is read now.
    fileprivate func openStream(of request: Int) -> OpenQuestion? { awaited.first { $0.request == request } }

    /// Answers everything but streams, and lets time pass until a stream is read or nothing waits for time any more.
    fileprivate func waitForAStream(of request: Int) async {
        for _ in 0..<Self.mostSteps {
            await answerAll(hurried: true) { !$0.held.isStream }
            guard openStream(of: request) == nil, awaitsTime else { return }
            await letTimePass()
        }
    }
}
