extension Trial<ModuleLaws> {
    /// Whether a count of time that an event begins, such as the seconds until a code can be sent again, ends one that
    /// the same or another event has begun; expects that it does.
    ///
    /// Both go on if all is shown that the event shows by itself, and some of it again, as the earlier count would have
    /// shown it.
    func countsAlone(_ event: Int, after others: [Int], in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        let alone = try await begin(event, in: outline)
        guard let count = await alone.count(since: alone.eventStart) else { return true }
        for first in others {
            let patient = try await begin(first, in: outline)
            await patient.letTimePass()
            guard let rest = await patient.count(since: patient.callCount) else { continue }
            let walk = try await begin(first, in: outline)
            await walk.letTimePass()
            guard walk.canCause(event) else { continue }
            await walk.fire(event, hurried: true)
            await walk.answerAll(hurried: true)
            guard let both = await walk.count(since: walk.eventStart), both.shown.first == count.shown.first,
                count.shown.without(both.shown).isEmpty
            else { continue }
            let areTwo = outline.meansAnotherEachTime(event) || outline.meansAnotherEachTime(first)
            let again = areTwo ? [] : both.told(again: count).filter(rest.shown.contains)
            let names = "“\(outline.events[event].name)” came while what “\(outline.events[first].name)” had begun"
            guard expect(both, toBe: count, again: again, in: walk, "\(names) was counted") else { return false }
        }
        return true
    }

    /// Whether what an event shows for a while, such as “9:00 is held for you”, stays for as long as it does by itself if
    /// half of the time has passed since the same or another event; expects that it does.
    ///
    /// A wait that goes on as it was, as for a button that is ignored meanwhile, may end when it would have ended.
    func staysItsTime(_ event: Int, after others: [Int], in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event) else { return true }
        let alone = try await begin(event, in: outline)
        guard alone.awaitsItsOwnTime, let usual = await alone.firstEnd() else { return true }
        for first in others {
            let walk = try await begin(first, in: outline)
            guard walk.awaitsTime, walk.pending.isEmpty else { continue }
            await walk.letHalfTheTimePass()
            let count = walk.waitCount
            guard await walk.begin(event), walk.waitCount > count, let early = await walk.firstEnd(),
                early.time < usual.time
            else { continue }
            let (name, other) = ("“\(outline.events[event].name)”", "“\(outline.events[first].name)”")
            let text = """
                \(name) came while what \(other) had begun was under way. What it had shown was replaced after \
                \(early.time / .seconds(1)) s instead of \(usual.time / .seconds(1)) s:
                """
            guard expect(none: early.shown.filter(usual.shown.contains), in: walk, text) else { return false }
        }
        return true
    }

    /// Whether a count that an event begins, another event stops and the first begins anew, such as that of a stopwatch,
    /// goes on as it does if time has passed before it begins anew; expects that it does.
    func beginsAnew(_ event: Int, in outline: Outline) async throws -> Bool {
        guard outline.comesAgain(event), !outline.meansAnotherEachTime(event) else { return true }
        for stop in outline.others(than: event)
        where !outline.asking.contains(stop) && !outline.appearing.contains(stop) {
            guard let stopped = try await begin(event, stoppedBy: stop, in: outline),
                let walk = try await begin(event, stoppedBy: stop, in: outline), await walk.begin(event)
            else { continue }
            let start = stopped.callCount
            await stopped.answerAll()
            guard stopped.shown(since: start).isEmpty else { continue }
            // What goes on for ever in secret is compared with what begins only once.
            let hasEnded = stopped.isDone
            if hasEnded, await !stopped.begin(event) { continue }
            let patient = if hasEnded { stopped } else { try await begin(event, in: outline) }
            guard let once = await patient.count(since: patient.eventStart),
                let both = await walk.count(since: walk.eventStart), once.shown.without(both.shown).isEmpty
            else { continue }
            let names = "“\(outline.events[event].name)”, “\(outline.events[stop].name)”"
            let text = "\(names) and “\(outline.events[event].name)” came within a moment"
            guard expect(both, toBe: once, again: both.told(again: once), in: walk, text) else { return false }
        }
        return true
    }

    /// Expects a count to show nothing more often than it does by itself, and not to end earlier.
    private func expect(
        _ both: Count,
        toBe usual: Count,
        again: [SeenCall],
        in walk: Walk,
        _ names: String
    ) -> Bool {
        let shown = again.filter { !walk.stage.isPassing($0.call) && !walk.isSignal($0.call) }
        let text = "\(names), and this was shown once more than it shows by itself:"
        guard expect(none: shown, in: walk, text) else { return false }
        // What is told with each tick, such as that the count goes on, ends with the last.
        guard let end = usual.end, let early = both.time(of: end.seen, last: usual.shown.count { $0 == end.seen } > 1),
            early < end.time
        else { return true }
        let times = "after \(early / .seconds(1)) s instead of \(end.time / .seconds(1)) s"
        return expect(false, in: walk, "\(names), and then \(end.seen) came \(times).")
    }

    /// Begins a count and stops it by another event, before any time passes; `nil` if that is not possible, or asks for
    /// something.
    private func begin(_ event: Int, stoppedBy stop: Int, in outline: Outline) async throws -> Walk? {
        let walk = try await begin(event, in: outline)
        guard walk.awaitsTime, walk.canCause(stop) else { return nil }
        await walk.fire(stop, hurried: true)
        return walk.pending.isEmpty ? walk : nil
    }

    /// Causes an event and answers what it asks for, before any time passes.
    private func begin(_ event: Int, in outline: Outline) async throws -> Walk {
        let walk = try await startWalk(for: event, in: outline)
        await walk.letCountdownsEnd()
        _ = await walk.begin(event)
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
    /// Causes an event and answers what it asks for, before any time passes.
    ///
    /// - Returns: Whether that was possible.
    fileprivate func begin(_ event: Int) async -> Bool {
        guard canCause(event) else { return false }
        await fire(event, hurried: true)
        await answerAll(hurried: true)
        return true
    }

    /// What takes the place of what the last event has shown, once as much time has passed as the next wait takes.
    ///
    /// - Returns: It, and how long it has taken; `nil` if nothing waits, or something is asked then.
    fileprivate func firstEnd() async -> (shown: [SeenCall], time: Duration)? {
        guard awaitsTime, pending.isEmpty else { return nil }
        func kind(_ call: LoggedCall) -> String { stage.kind(of: call, pairing: stage.states) }
        let said = told(since: eventStart).filter { call in
            stage.role(of: call) == .view && !call.saysNothing && !onlyEndsSomething(call)
        }
        let kinds = Set(said.map(kind))
        let (start, begin) = (callCount, stage.clock.sleeping.now)
        await letTimePass()
        guard pending.isEmpty else { return nil }
        let shown = shown(since: start).filter { kinds.contains(kind($0.call)) && !stage.isPassing($0.call) }
        return (shown, begin.duration(to: stage.clock.sleeping.now))
    }

    /// What the views are told from a moment on, as time passes; `nil` if time shows nothing more than once, or asks for
    /// something, as polling does.
    fileprivate func count(since start: Int) async -> Count? {
        var (ticks, place) = (0, start)
        var count = Count()
        let begin = stage.clock.sleeping.now
        func note() {
            let time = begin.duration(to: stage.clock.sleeping.now)
            count.told += shown(since: place).map { ($0, time) }
            place = callCount
        }
        note()
        while awaitsTime, ticks < Self.mostSteps, !Task.isCancelled {
            await letTimePass()
            guard pending.isEmpty else { return nil }
            if !shown(since: place).isEmpty { ticks += 1 }
            note()
        }
        return ticks < 2 ? nil : count
    }
}

/// What the views are told as time is counted.
private struct Count {
    /// Each call, and how much time has passed before it.
    var told: [(seen: SeenCall, time: Duration)] = []

    var shown: [SeenCall] { told.map(\.seen) }

    /// What is shown more often than in another count that shows it, too.
    func told(again other: Count) -> [SeenCall] {
        shown.without(other.shown).filter(other.shown.contains)
    }

    /// The last of it.
    var end: (seen: SeenCall, time: Duration)? { told.last }

    /// When a call came first or last; `nil` if it did not.
    func time(of call: SeenCall, last isLast: Bool) -> Duration? {
        isLast ? told.last { $0.seen == call }?.time : told.first { $0.seen == call }?.time
    }
}
