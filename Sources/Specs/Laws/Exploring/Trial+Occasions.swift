extension Trial<ModuleLaws> {
    /// Looks for further occasions of events, on which the module asks something else or tells somebody else.
    ///
    /// The user goes through all events as they are declared, again and again, and causes each several times in a row.
    func findOccasions(in outline: inout Outline) async throws {
        var known: [Int: Set<String>] = [:]
        for event in outline.ordinary where outline.active.contains(event) {
            let marks = try await play(event, .success, in: outline).marks
            known[outline.events.origin(of: event), default: []].formUnion(marks)
        }
        for course in outline.courses { try await follow(course, in: &outline, &known) }
        for first in outline.ordinaryOnce where outline.awaitingTime.contains(first) {
            for event in outline.events.first where !outline.appearing.contains(event) {
                try await lookInTime(at: event, after: first, in: &outline, &known)
            }
        }
    }

    /// Causes an event before time passes after another, such as an undo, or leaving, while something can be undone.
    private func lookInTime(
        at event: Int,
        after first: Int,
        in outline: inout Outline,
        _ known: inout [Int: Set<String>]
    ) async throws {
        let acts = outline.leadIn(to: first) + [.hurried(first)]
        let walk = try await startWalk(after: acts)
        guard walk.awaitsTime, walk.isPossible(event) else { return }
        await walk.fire(event, hurried: true)
        await walk.answerAll(hurried: true)
        try await add(event, after: acts, by: walk.marks, in: &outline, &known)
    }

    /// Adds an occasion of an event, if the module asks something new there or tells somebody new.
    private func add(
        _ event: Int,
        after acts: [Situation.Act],
        by marks: Set<String>,
        in outline: inout Outline,
        _ known: inout [Int: Set<String>]
    ) async throws {
        let new = marks.subtracting(known[event, default: []])
        guard !new.isEmpty, outline.events.furtherCount < Outline.mostOccasions else { return }
        known[event, default: []].formUnion(new)
        let leadIn = try await shortest(acts, to: event, by: new, in: outline)
        let effect = try await effect(of: event, after: leadIn)
        if outline.active.contains(event) {
            outline.add(event, after: leadIn, by: effect)
        } else {
            outline.lead(by: leadIn, to: event, by: effect)
        }
    }

    /// Follows a course to its end, and adds the occasions on the way.
    private func follow(_ course: Course, in outline: inout Outline, _ known: inout [Int: Set<String>]) async throws {
        var acts = course.leadIn
        var exits: Set<Int> = []
        var walk = try await startWalk(after: acts)
        for event in course.events where !exits.contains(event) {
            guard walk.isPossible(event) else { continue }
            await walk.fire(event)
            await walk.answerAll()
            try await add(event, after: acts, by: walk.marks, in: &outline, &known)
            if walk.hasLedAway(since: walk.eventStart) {
                // A user who was led to another screen, or has reached the end, does no more on this one.
                exits.insert(event)
                walk = try await startWalk(after: acts)
            } else {
                acts.append(Situation.Act(event, .success))
            }
        }
    }

    /// Leaves out acts that an event's effect does not need, first half of them at a time, and then fewer and fewer.
    ///
    /// The view always appears first.
    private func shortest(
        _ acts: [Situation.Act],
        to event: Int,
        by marks: Set<String>,
        in outline: Outline
    ) async throws -> [Situation.Act] {
        var acts = acts
        let first = acts.prefix { outline.appearing.contains($0.event) }.count
        var size = (acts.count - first + 1) / 2
        while size > 0 {
            var start = first
            while start < acts.count {
                let rest = Array(acts[..<start] + acts[min(start + size, acts.count)...])
                let walk = try await startWalk(after: rest)
                let isHurried = acts.last?.isHurried == true
                await walk.fire(event, hurried: isHurried)
                await walk.answerAll(hurried: isHurried)
                if marks.isSubset(of: walk.marks) { acts = rest } else { start += size }
            }
            size /= 2
        }
        return acts
    }
}

/// Events in the order in which a user causes them.
private struct Course {
    let leadIn: [Situation.Act]
    let events: [Int]
}

extension Outline {
    /// How many further occasions are looked at.
    static var mostOccasions: Int { 6 }

    fileprivate var courses: [Course] {
        let events = ordinaryOnce.filter { !appearing.contains($0) }
        let again = events.filter { active.contains($0) && comesAgain($0) }.map { event in
            Course(leadIn: leadIn(to: event), events: [event, event, event])
        }
        // A button such as “next” may lead on several times, but not if another, such as “back”, comes after it each time.
        let isComplete = events.allSatisfy(active.contains)
        let allButOne = isComplete ? [] : events.map { left in events.filter { $0 != left } }
        func threeTimes(_ events: [Int]) -> Course { Course(leadIn: opening, events: events + events + events) }
        return [threeTimes(events)] + again + allButOne.map(threeTimes)
    }
}

extension Walk {
    /// The members that were asked since the last event, and those of doubles other than views that were called.
    fileprivate var marks: Set<String> {
        let told = navigation(since: eventStart) + calls(.delegate, .store, since: eventStart)
        return Set((questions(since: eventStart) + told).map(\.member))
    }
}
