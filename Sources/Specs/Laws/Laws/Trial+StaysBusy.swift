extension Trial<ModuleLaws> {
    /// Causes an event twice: if the second request replaces the first, which is cancelled, that may not end the
    /// indicator of the second.
    func staysBusy(
        after event: Int,
        about owner: SeenCall?,
        isCausedAgainIn outline: Outline
    ) async throws -> Bool {
        let once = try await play(event, times: 1, in: outline)
        let begun = once.busy
        let walk = try await play(event, times: 2, in: outline)
        guard !begun.isEmpty, let newest = walk.newest(about: owner), !walk.cancelled.isEmpty,
            once.newest(about: owner)?.request == newest.request
        else { return true }
        return expect(begun, areOnIn: walk, for: newest)
    }

    /// Causes an event and, before its answer, another that asks for something else and is busy: the first answer may
    /// not end the indicator of the second.
    func staysBusy(
        after event: Int,
        _ owners: [Int: SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        for other in outline.others(than: event) where outline.asking.contains(other) {
            guard !outline.appearing.contains(other) else { continue }
            let begun = try await indicators(of: other, where: event, in: outline)
            let walk = try await play(event, times: 1, in: outline)
            let (first, start) = (walk.pending, walk.callCount)
            await walk.fire(other)
            guard let newest = walk.newest(about: owners[other]), !walk.requestsMade.isEmpty, start < walk.callCount
            else { continue }
            var expected = walk.stage.balances.filter {
                begun.contains($0.begin) && $0.isOn(after: walk.stage.log.calls)
            }
            if expected.contains(where: \.isFlag) {
                // A row that the first answer replaces takes its indicator along.
                let calm = try await play(event, .success, in: outline)
                await calm.fire(other)
                let again = calm.busy.map(\.begin)
                expected.removeAll { $0.isFlag && !again.contains($0.begin) }
            }
            for question in first where !newest.asksTheSame(as: question) {
                await walk.answer(question)
                guard !walk.hasJustGone, walk.pending.contains(where: { $0.id == newest.id }) else { break }
                // A page of a list that was replaced meanwhile is of no use any more.
                let areOff = expected.allSatisfy { !$0.isOn(after: walk.stage.log.calls) }
                let isReplaced = !walk.kindsOfAnswers(since: walk.steps.last?.start ?? 0).isEmpty
                if areOff, isReplaced, outline.addsUp(other), await walk.isOfNoUse(newest) { break }
                guard expect(expected, areOnIn: walk, for: newest) else { return false }
            }
        }
        return true
    }

    /// The indicators that an event begins by itself, and those that it begins once another event makes sense: some are
    /// on only while nothing else is there.
    private func indicators(of event: Int, where other: Int, in outline: Outline) async throws -> [LoggedCall] {
        let alone = try await play(event, times: 1, in: outline)
        let early = try await startWalk(for: other, in: outline)
        await early.fire(event)
        return (alone.busy + early.busy).map(\.begin)
    }

    /// Causes an event after which something waits for time to pass, and then another that is busy when that time is
    /// over: the wait may not end the indicator of the second.
    func staysBusyInTime(
        after event: Int,
        _ owners: [Int: SeenCall],
        in outline: Outline
    ) async throws -> Bool {
        guard outline.awaitingTime.contains(event) else { return true }
        for other in outline.others(than: event) where outline.asking.contains(other) {
            guard !outline.appearing.contains(other) else { continue }
            let walk = try await startWalk(after: outline.leadIn(to: [event, other]))
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true)
            await walk.fire(other, hurried: true)
            guard walk.awaitsTime, !walk.requestsMade.isEmpty, let newest = walk.newest(about: owners[other])
            else { continue }
            let expected = walk.busy
            await walk.letAllTimePass()
            guard !walk.hasJustGone, walk.pending.contains(where: { $0.id == newest.id }) else { continue }
            guard expect(expected, areOnIn: walk, for: newest) else { return false }
        }
        return true
    }

    /// Expects that indicators have not all ended while a question is under way.
    ///
    /// If several were on, one that is still on may belong to the question. An indicator that the newest event has
    /// begun elsewhere does belong to it.
    func expect(_ balances: [Balance], areOnIn walk: Walk, for question: OpenQuestion) -> Bool {
        let balances = balances.filter { !walk.hasBegunAnother(like: $0) }
        let areOff = balances.allSatisfy { !$0.isOn(after: walk.stage.log.calls) }
        return expect(
            none: areOff ? balances.flatMap(\.ends) : [],
            in: walk,
            "\(question.name) is still under way, and this was called already:"
        )
    }
}
