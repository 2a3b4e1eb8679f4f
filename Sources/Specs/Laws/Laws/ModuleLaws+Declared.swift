import Testing

extension ModuleLaws {
    static let declared: [Requirement] = [
        Requirement(
            "LAW-21",
            .must,
            "Everything that the stage is told of happens: each event does something, each request is made, each double "
                + "is told something, and each indicator and state begins.",
            source: "fault class: a dead button; a request that nobody makes; a delegate that is never told",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            guard !outline.events.isEmpty else {
                throw NotApplicable("The module has no events: name some with stage.event.")
            }
            var missing = Missing(outline)
            var exits: Set<Int> = []
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let walk = try await trial.startWalk(for: event, in: outline)
                    await walk.fire(event)
                    await walk.answerAll(outcome)
                    missing.remove(whatHappenedIn: walk)
                    if walk.callCount > walk.eventStart { missing.events.remove(event) }
                    if !walk.calls(.wireframe, since: walk.eventStart).isEmpty { exits.insert(event) }
                }
            }
            let script = Script(outline, exits: exits)
            for outcome in outline.allOutcomes {
                for events in script.endings {
                    let walk = try await trial.play(events, outcome) { walk, event, count in
                        if walk.callCount > count { missing.events.remove(event) }
                    }
                    missing.remove(whatHappenedIn: walk)
                }
            }
            for event in missing.events.sorted()
            where try await trial.changesWhatFollows(event, script, outline.allOutcomes) {
                missing.events.remove(event)
            }
            let lines = missing.lines(outline)
            #expect(lines == [], "The events were caused one after the other, with each outcome.")
        }
    ]
}

/// What was declared and has not happened.
private struct Missing {
    var events: Set<Int>
    private var requests: Set<String>
    private var doubles: Set<String>
    private var balances: [Balance]

    init(_ outline: Outline) {
        events = Set(outline.events.indices)
        requests = Set(outline.requests)
        // NB: a passive view asks its presenter nothing.
        doubles = Set(outline.doubles.filter { $0.role != .presenter }.map(\.name))
        balances = outline.balances
    }

    @MainActor
    mutating func remove(whatHappenedIn walk: Walk) {
        requests.subtract(walk.requestsAsked)
        let calls = walk.stage.log.calls
        doubles.subtract(calls.filter { walk.stage.role(of: $0) != nil }.map(\.double))
        balances.removeAll { calls.contains($0.begin) }
    }

    /// A line for each.
    func lines(_ outline: Outline) -> [String] {
        events.sorted().map { "“\(outline.events[$0].name)” does nothing, neither at once nor for what follows" }
            + outline.requests.filter(requests.contains).map { "\($0) is never asked" }
            + outline.doubles.map(\.name).filter(doubles.contains).map { "\($0) is never told anything" }
            + balances.map { "\($0.begin) is never called" }
    }
}

extension Trial<ModuleLaws> {
    /// Whether the rest of the script goes otherwise without an event, such as the saving of a form without a field.
    fileprivate func changesWhatFollows(_ event: Int, _ script: Script, _ outcomes: [Outcome]) async throws -> Bool {
        for outcome in outcomes {
            for events in script.endings where events.contains(event) {
                let with = try await play(events, outcome)
                let without = try await play(events.filter { $0 != event }, outcome)
                if with.calls != without.calls { return true }
            }
        }
        return false
    }
}
