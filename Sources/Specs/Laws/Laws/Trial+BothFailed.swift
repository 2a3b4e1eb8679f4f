extension Trial<ModuleLaws> {
    /// Whether a retry after two changes that have failed, such as two messages, sends both, if the view then shows what it
    /// shows once both are sent; expects that it does.
    ///
    /// A choice that takes the place of another need not be sent once that has come, nor what is still marked as failed.
    func sendsBoth(_ first: Int, and second: Int, by retry: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(second) else { return true }
        func play(_ acts: [Situation.Act]) async throws -> (walk: Walk, sent: [SeenCall])? {
            let walk = try await startWalk(after: outline.leadIn(to: first) + acts)
            guard walk.impossible.isEmpty, walk.isDone else { return nil }
            let start = walk.callCount
            for _ in acts { _ = await walk.attempt(.init(retry, .success)) }
            return walk.isDone && !walk.hasLedAway() ? (walk, walk.commands(since: start)) : nil
        }
        guard let alone = try await play([.init(first, .failure)]), !alone.sent.isEmpty,
            let both = try await play([.init(first, .failure), .init(second, .failure)]), !both.sent.isEmpty
        else { return true }
        // The first may have gone with the second, before the retry.
        let all = both.walk.commands()
        let lost = alone.sent.filter { call in
            !both.sent.contains(call)
                && all.count { $0 == call } <= alone.walk.commands().without(alone.sent).count { $0 == call }
        }
        guard !lost.isEmpty,
            let good = try await play([.init(first, .success), .init(second, .failure)]),
            let well = try await play([.init(first, .success), .init(second, .success)]),
            let only = try await play([.init(second, .success)])
        else { return true }
        // What is stored as a whole carries the first change, too.
        let isWhole = !only.walk.commands().allSatisfy(well.walk.commands().contains)
        let isReplaced = isWhole || well.walk.shownParts() == only.walk.shownParts()
        let looksSent = both.walk.shownParts() == good.walk.shownParts()
        let names = "“\(outline.events[first].name)” and “\(outline.events[second].name)” failed"
        let text = """
            \(names), and “\(outline.events[retry].name)” sent \(both.sent.text). The view now shows the same as if all had been \
            sent, but this was not:
            """
        return expect(none: isReplaced || !looksSent ? [] : lost, in: both.walk, text)
    }

    /// Whether somebody is told that a change has failed if that comes while another change is awaited which succeeds and
    /// is about something else; expects that they are, as they are if the user waits.
    func tellsOfTheFailure(of event: Int, besideTheChangeBy other: Int, in outline: Outline) async throws -> Bool {
        func play(_ outcome: Outcome, patiently isPatient: Bool) async throws -> Walk? {
            let walk = try await startWalk(for: event, in: outline)
            await walk.fire(event)
            guard walk.onlyChangesThings, walk.awaited.count == 1, let older = walk.awaited.first else { return nil }
            if isPatient {
                await walk.answer(older, outcome)
                await walk.answerAll()
            }
            guard walk.canCause(other) else { return nil }
            await walk.fire(other, hurried: true)
            guard walk.onlyChangesThings else { return nil }
            if !isPatient { await walk.answer(older, outcome) }
            await walk.answerAll()
            return walk.isDone && !walk.hasLedAway() && walk.failures.hasFailed == (outcome == .failure) ? walk : nil
        }
        guard let good = try await play(.success, patiently: true), let bad = try await play(.failure, patiently: true)
        else { return true }
        // What the other event has told may end or take the place of what says that the first has failed.
        let told = bad.told().map(SeenCall.init).without(good.told().map(SeenCall.init))
        let usual = Set(good.told(since: good.eventStart).map(\.kind))
        guard !told.isEmpty, usual.isDisjoint(with: told.map(\.kind)),
            let hurriedGood = try await play(.success, patiently: false),
            let hurriedBad = try await play(.failure, patiently: false),
            hurriedBad.commands().holdsTheSame(as: hurriedGood.commands()),
            hurriedBad.commands().holdsTheSame(as: bad.commands())
        else { return true }
        let silent =
            hurriedBad.told().map(SeenCall.init).holdsTheSame(as: hurriedGood.told().map(SeenCall.init))
            && hurriedBad.shownParts() == hurriedGood.shownParts()
        let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[other].name)”")
        let text = "\(name) failed while \(next) was under way, and nobody was told, as they are without \(next):"
        return expect(none: silent ? told : [], in: hurriedBad, text)
    }
}
