extension Trial<ModuleLaws> {
    /// Whether a stream that the module reads again by itself once it is lost is read again each time, if a value has come
    /// in between; expects that it is.
    ///
    /// A module that gives up may offer an event, such as “connect”, that reads it again.
    ///
    /// - Returns: `nil` if the module does not read it again by itself, not even the first time.
    func isReadAgainEachTime(_ event: Int, in outline: Outline) async throws -> Bool? {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event)
        for time in 1...4 {
            guard await walk.loseAfterAValue() else { return nil }
            await walk.waitForAStream()
            if walk.readsAStream { continue }
            // A long wait is no end.
            guard time > 1, walk.waitCount == 0 else { return nil }
            for other in outline.ordinaryOnce where outline.comesAgain(other) && walk.canCause(other) {
                await walk.fire(other)
                if walk.readsAStream { return true }
            }
            let text = """
                The stream that “\(outline.events[event].name)” reads was lost after a value and read again by itself. Once it \
                was lost \(time) times, each time after a value, it was not, and no event reads it again.
                """
            return expect(false, in: walk, text)
        }
        return true
    }
}

extension Walk {
    private var stream: OpenQuestion? { awaited.first(where: \.held.isStream) }

    /// Whether a stream is read.
    fileprivate var readsAStream: Bool { stream != nil }

    /// Lets a stream bring a value and then fail, and answers everything else.
    ///
    /// - Returns: Whether that was possible.
    fileprivate func loseAfterAValue() async -> Bool {
        await answerAll(hurried: true) { !$0.held.isStream }
        guard let open = stream, stage.requests[open.request].outcomes.contains(.failure) else { return false }
        await answer(open, ends: false)
        guard let open = awaited.first(where: { $0.id == open.id }) else { return false }
        await answer(open, .failure)
        return true
    }

    /// Lets time pass until a stream is read, or nothing waits for time any more, and answers everything else.
    fileprivate func waitForAStream() async {
        for _ in 0..<Self.mostSteps where !readsAStream && awaitsTime {
            await letTimePass()
            await answerAll(hurried: true) { !$0.held.isStream }
        }
    }
}
