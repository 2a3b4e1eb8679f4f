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
                    let walk = try await trial.play(event, outcome, in: outline)
                    missing.remove(whatHappenedIn: walk)
                    missing.remove(event, ifItDidSomethingIn: walk)
                    if !walk.calls(.wireframe, since: walk.eventStart).isEmpty { exits.insert(event) }
                }
            }
            let script = Script(outline, exits: exits)
            var performances: [Performance] = []
            for outcome in outline.allOutcomes {
                for events in script.endings {
                    let walk = try await trial.play(events, outcome) { walk, event in
                        missing.remove(event, ifItDidSomethingIn: walk)
                    }
                    missing.remove(whatHappenedIn: walk)
                    performances.append(Performance(events: events, outcome: outcome, calls: walk.calls))
                }
            }
            for event in missing.events.sorted()
            where try await trial.goesOtherwise(without: event, performances) {
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
        requests.subtract(walk.stage.requests.filter { !$0.held().isEmpty }.map(\.name))
        let calls = walk.stage.log.calls
        doubles.subtract(calls.filter { walk.stage.role(of: $0) != nil }.map(\.double))
        balances.removeAll { calls.contains($0.begin) }
    }

    /// Removes an event that was caused last.
    @MainActor
    mutating func remove(_ event: Int, ifItDidSomethingIn walk: Walk) {
        if walk.callCount > walk.eventStart { events.remove(event) }
    }

    /// A line for each.
    func lines(_ outline: Outline) -> [String] {
        events.sorted().map { "“\(outline.events[$0].name)” does nothing, neither at once nor for what follows" }
            + outline.requests.filter(requests.contains).map { "\($0) is never asked" }
            + outline.doubles.map(\.name).filter(doubles.contains).map {
                outline.screens.contains($0) ? "“\($0)” never changes" : "\($0) is never told anything"
            }
            + balances.map { "\($0.begin) is never called" }
    }
}

/// What came of a script.
private struct Performance {
    let events: [Int]
    let outcome: Outcome
    let calls: [SeenCall]
}

extension Trial<ModuleLaws> {
    /// Whether a script goes otherwise without an event, such as the saving of a form without a field.
    fileprivate func goesOtherwise(without event: Int, _ performances: [Performance]) async throws -> Bool {
        for performance in performances where performance.events.contains(event) {
            let others = performance.events.filter { $0 != event }
            if try await play(others, performance.outcome).calls != performance.calls { return true }
        }
        return false
    }
}
