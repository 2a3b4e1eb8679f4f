/// What was declared and has not happened.
struct Missing {
    var events: Set<Int>
    /// The events that a user could cause at least once.
    private var possible: Set<Int> = []
    private var requests: Set<String>
    private var doubles: Set<String>
    private var balances: [Balance]
    /// The other calls on views that the stage was told of.
    private var placed: [PlacedCall]

    /// Whether everything has happened.
    var isEmpty: Bool { areOnlyPlacedCalls && placed.isEmpty }

    private var areOnlyPlacedCalls: Bool {
        events.isEmpty && requests.isEmpty && doubles.isEmpty && balances.isEmpty
    }

    /// Whether all that is missing may come of answers that are never given.
    func mayComeOfAnswers(besides outcomes: [Outcome]) -> Bool {
        areOnlyPlacedCalls && placed.allSatisfy { !$0.cause.isSubset(of: outcomes) }
    }

    init(_ outline: Outline) {
        events = Set(outline.events.first)
        requests = Set(outline.requests)
        // A passive view need not call its presenter.
        doubles = Set(outline.doubles.filter { $0.role != .presenter }.map(\.name))
        balances = outline.balances
        placed = outline.placedCalls
    }

    @MainActor
    mutating func remove(whatHappenedIn walk: Walk) {
        requests.subtract(walk.stage.requests.filter { !$0.held().isEmpty }.map(\.name))
        let impossible = Set(walk.impossible)
        possible.formUnion(walk.stage.events.indices.filter { walk.hasFired($0, besides: impossible) })
        let calls = walk.stage.log.calls
        doubles.subtract(calls.filter { walk.stage.role(of: $0) != nil }.map(\.double))
        balances.removeAll { calls.contains(where: $0.isBegun) }
        placed.removeAll { placed in calls.contains(where: placed.call.isLike) }
    }

    /// Removes the event that was caused last, if it did something.
    @MainActor
    mutating func remove(_ event: Int, ifItDidSomethingIn walk: Walk) {
        if walk.lastEventDidSomething { events.remove(event) }
    }

    /// Returns a line for each missing thing.
    func lines(_ outline: Outline) -> [String] {
        events.sorted().map {
            "“\(outline.events[$0].name)” "
                + (possible.contains($0)
                    ? "does nothing, neither at once nor for what follows"
                    : "was never possible: its when: was never true")
        }
            + outline.requests.filter(requests.contains).map { "\($0) is never asked" }
            + outline.doubles.map(\.name).filter(doubles.contains).map {
                outline.screens.contains($0) ? "“\($0)” never changes" : "\($0) is never told anything"
            }
            + balances.map { "\($0.begin) is never called" } + placed.map { "\($0.call.member) is never called" }
    }
}

extension Walk {
    /// Whether an event was caused while it was possible.
    fileprivate func hasFired(_ event: Int, besides impossible: Set<String>) -> Bool {
        !impossible.contains(stage.events[event].name)
            && steps.contains { if case .event(event) = $0.act { true } else { false } }
    }
}
