extension Trial<ModuleLaws> {
    /// Whether a count of time that an event begins, such as the seconds until a code can be sent again, ends one that
    /// the same or another event has begun; expects that it does.
    ///
    /// Both go on if all is shown that the event shows by itself, and some of it again, as the earlier count would have
    /// shown it.
    func countsAlone(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), !outline.meansAnotherEachTime(event) else { return true }
        let alone = try await begin(event, in: outline)
        guard let count = await alone.count(since: alone.eventStart) else { return true }
        for first in outline.ordinary
        where outline.awaitingTime.contains(first) && !outline.meansAnotherEachTime(first) {
            let patient = try await begin(first, in: outline)
            await patient.letTimePass()
            guard let rest = await patient.count(since: patient.callCount) else { continue }
            let walk = try await begin(first, in: outline)
            await walk.letTimePass()
            guard walk.canCause(event) else { continue }
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true)
            guard let both = await walk.count(since: walk.eventStart), both.first == count.first,
                count.without(both).isEmpty
            else { continue }
            let again = both.without(count).filter { seen in
                count.contains(seen) && rest.contains(seen) && !walk.stage.isPassing(seen.call)
                    && !walk.isSignal(seen.call)
            }
            let names = "“\(outline.events[event].name)” came while what “\(outline.events[first].name)” had begun"
            let text = "\(names) was counted, and this was shown once more than it shows by itself:"
            guard expect(none: again, in: walk, text) else { return false }
        }
        return true
    }

    /// Causes an event and answers what it asks for, before any time passes.
    private func begin(_ event: Int, in outline: Outline) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event, hurried: true)
        await walk.answerAll(hurried: true)
        return walk
    }
}

extension Outline {
    /// Whether an event that comes twice may be about two things, each with a time of its own.
    fileprivate func meansAnotherEachTime(_ event: Int) -> Bool {
        addsUp(event) || events[event].traits.contains(.repeatable) && !appearing.contains(event)
    }
}

extension Walk {
    /// What the views are told from a moment on, as time passes; `nil` if time shows nothing more than once, or asks for
    /// something, as polling does.
    fileprivate func count(since start: Int) async -> [SeenCall]? {
        var ticks = 0
        while awaitsTime, ticks < Self.mostSteps, !Task.isCancelled {
            let tick = callCount
            await letTimePass()
            guard pending.isEmpty else { return nil }
            if !shown(since: tick).isEmpty { ticks += 1 }
        }
        return ticks < 2 ? nil : shown(since: start)
    }
}
