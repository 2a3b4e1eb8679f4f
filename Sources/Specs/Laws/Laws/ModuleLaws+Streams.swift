extension ModuleLaws {
    static let streams: [Requirement] = [
        Requirement(
            "LAW-30",
            .must,
            "While the module reads a stream, it shows each value as it showed the first, and reports a failure.",
            source: "fault class: live data that stops after the first value; a lost connection that nobody sees",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                guard let stream = await walk.onlyStream() else { return true }
                let known = walk.answers.count
                let first = await walk.tell(stream.number, by: stream)
                let showsFirst = walk.show(first, partOf: Array(walk.answers.dropFirst(known)))
                let isEndless = !stream.held.endsAfterValue
                guard showsFirst, isEndless || stream.held.isAwaited() else { return true }
                hasLooked = true
                // A module that connects again reads another stream.
                let isRead = walk.pending.contains { $0.held.isStream && $0.held.isAwaited() }
                let advice = "Where that is all that is wanted, it is not endless."
                let reason = "After its first value \(stream.name), which is endless, was read no longer. \(advice)"
                guard trial.expect(isRead, reason) else { return false }
                guard stream.held.isAwaited() else { return true }
                var second = await walk.tell(stream.number + 1, by: stream)
                // Values that come too often may be shown after a pause.
                if second.allSatisfy(walk.isSignal), !walk.isDone {
                    let count = walk.callCount
                    await walk.letTimePass()
                    second += walk.told(since: count)
                }
                // A module that has stopped reading has seen what it wanted.
                guard stream.held.isAwaited() else { return true }
                // An indicator that goes on or off says nothing of the value.
                let isShown = !second.allSatisfy(walk.isSignal) || walk.repeatsItsAnswer
                let text = "\(stream.name) brought a second value, which was not shown."
                guard trial.expect(isShown, text), outline.outcomes[stream.request].contains(.failure) else {
                    return isShown
                }
                guard try await trial.tellsOfFailure(event, in: outline) else { return true }
                let count = walk.callCount
                await walk.answer(stream, .failure)
                // A module that connects again, at once or after a pause, has noticed the failure.
                let isTold =
                    !walk.told(since: count).isEmpty || !walk.requests(since: count).isEmpty
                    || walk.steps.last?.awaitsTime == true
                return trial.expect(isTold, in: walk, "\(stream.name) failed after two values, and nobody was told.")
            }
            if !hasLooked { throw NotApplicable("No stream is shown value by value.") }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Whether the states that the loss of a stream has begun end once an event, or the module by itself after a while,
    /// has read it again and a value has come; expects that they do.
    func endsTheLoss(ofStreamReadBy event: Int, in outline: Outline) async throws -> Bool {
        let retries = [nil] + ([event] + outline.others(than: event)).filter(outline.comesAgain) as [Int?]
        for (retry, isSame) in retries.flatMap({ [($0, false), ($0, true)] }) {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            guard let stream = await walk.onlyStream() else { return true }
            let numbers = isSame ? [stream.number, stream.number] : [stream.number, stream.number + 1]
            for number in numbers { _ = await walk.tell(number, by: stream) }
            guard stream.held.isAwaited(), outline.outcomes[stream.request].contains(.failure) else { return true }
            let count = walk.callCount
            await walk.answer(stream, .failure)
            // Something else may have failed before.
            let lost = walk.statesShown(since: count)
            guard !lost.isEmpty else { return true }
            if let retry {
                guard walk.isDone else { return true }
                guard walk.isPossible(retry) else { continue }
                await walk.fire(retry)
            } else {
                guard walk.pending.isEmpty, walk.awaitsTime else { continue }
                await walk.letTimePass()
            }
            guard let again = await walk.onlyStream(), again.request == stream.request else { continue }
            _ = await walk.tell(isSame ? stream.number : again.number, by: again)
            let name = retry.map { "“\(outline.events[$0].name)”" } ?? "the module"
            let value = isSame ? "the same value" : "its value"
            let text = "\(stream.name) failed after two values, \(name) read it again, and \(value) did not end this:"
            guard expect(none: lost.filter(walk.shows).map(\.begin), in: walk, text) else { return false }
        }
        return true
    }
}

extension Walk {
    /// The stream that is read once everything else is answered, if there is just one.
    fileprivate func onlyStream() async -> OpenQuestion? {
        await answerAll { !$0.held.isStream }
        return pending.count == 1 && pending[0].held.isStream ? pending[0] : nil
    }

    /// Gives a stream a value, and returns the calls that tell of it.
    fileprivate func tell(_ number: Int, by stream: OpenQuestion) async -> [LoggedCall] {
        let start = callCount
        await answer(stream, number: number, ends: false)
        // A value may lead to a request, such as for what is near a place.
        await answerAll { !$0.held.isStream }
        return told(since: start)
    }

    /// Whether the last answer was the same as the one before.
    fileprivate var repeatsItsAnswer: Bool { Set(answers.suffix(2)).count == 1 }
}
