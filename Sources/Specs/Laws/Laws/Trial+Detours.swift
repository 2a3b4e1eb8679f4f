extension Trial<ModuleLaws> {
    /// The events that lead from where an event is possible to where another is, such as “back” in a form of several
    /// steps, and from there to where the first is possible again; `nil` if it takes more than one each way.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - other: The other event.
    ///   - outline: What the module offers.
    ///   - goesBack: Whether it counts only if the other is not possible where the first is.
    func detour(
        from event: Int,
        to other: Int,
        in outline: Outline,
        goingBack goesBack: Bool = false
    ) async throws -> (back: [Int], forth: [Int])? {
        let others = outline.others(than: event).filter { !outline.appearing.contains($0) && $0 != other }
        func walk(by events: [Int]) async throws -> Walk {
            try await startWalk(after: outline.leadIn(to: event) + events.map { .init($0, .success) })
        }
        // What leads to an event may contain others that are not possible on the way.
        let here = try await walk(by: [])
        if goesBack, here.isPossible(other) { return nil }
        let impossible = here.impossible
        func first(after events: [Int], makesPossible next: Int) async throws -> [Int]? {
            if try await walk(by: events).isPossible(next) { return [] }
            for other in others {
                let walk = try await walk(by: events + [other])
                if walk.impossible == impossible, !walk.hasLedAway(), walk.isPossible(next) { return [other] }
            }
            return nil
        }
        guard let back = try await first(after: [], makesPossible: other),
            let forth = try await first(after: back + [other], makesPossible: event)
        else { return nil }
        return (back, forth)
    }

    /// Whether what a user enters on an earlier step of a form, having gone back to it, is sent as if it had been entered
    /// there at first; expects that it is.
    ///
    /// - Parameters:
    ///   - entry: The event by which it is entered.
    ///   - event: The event that sends it, which is possible only on a later step.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if it is not entered on an earlier step, or is not sent.
    func isSentOnceBack(_ entry: Int, by event: Int, in outline: Outline) async throws -> Bool? {
        guard let (back, forth) = try await detour(from: event, to: entry, in: outline, goingBack: true),
            let next = forth.first
        else { return nil }
        let leadIn = outline.leadIn(to: event)
        guard let place = leadIn.lastIndex(where: { outline.events.origin(of: $0.event) == next }) else { return nil }
        let impossible = try await startWalk(after: leadIn).impossible
        func sent(after acts: [Situation.Act]) async throws -> (walk: Walk, calls: [SeenCall])? {
            let walk = try await startWalk(after: acts, Numbering(givesTheSame: true))
            guard walk.isDone, walk.impossible == impossible, !walk.hasLedAway(), walk.isPossible(event) else {
                return nil
            }
            await walk.fire(event)
            return (walk, walk.lastRequests)
        }
        let entered = Situation.Act(entry, .success)
        let detour = (back + [entry] + forth).map { Situation.Act($0, .success) }
        guard let usual = try await sent(after: leadIn), !usual.calls.isEmpty,
            let new = try await sent(after: Array(leadIn[..<place] + [entered] + leadIn[place...])),
            new.calls.map(\.call.member) == usual.calls.map(\.call.member), new.calls != usual.calls,
            let late = try await sent(after: leadIn + detour)
        else { return nil }
        let names = (back + [entry] + forth).map { "“\(outline.events[$0].name)”" }.joined(separator: ", ")
        let text =
            "\(names) came, and “\(outline.events[event].name)” sent \(late.calls.text) instead of \(new.calls.text)."
        return expect(!late.calls.holdsTheSame(as: usual.calls), in: late.walk, text)
    }
}
