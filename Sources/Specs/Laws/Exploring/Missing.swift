/// What was declared and has not happened.
struct Missing {
    var events: Set<Int>
    /// The events that a user could cause at least once.
    private var possible: Set<Int> = []
    /// The requests, by their places on the stage, since two services of one type have one name.
    private var requests: Set<Int>
    /// The doubles, by their places on the stage.
    private var doubles: Set<Int>
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
        requests = Set(outline.requests.indices)
        // A passive view need not call its presenter.
        doubles = Set(outline.doubles.indices.filter { outline.doubles[$0].role != .presenter })
        balances = outline.balances
        placed = outline.placedCalls
    }

    @MainActor
    mutating func remove(whatHappenedIn walk: Walk) {
        let stage = walk.stage
        requests = requests.filter { stage.requests[$0].held(0).isEmpty }
        let impossible = Set(walk.impossible)
        possible.formUnion(stage.events.indices.filter { walk.hasFired($0, besides: impossible) })
        let calls = stage.log.calls
        let told = Set(calls.compactMap(\.recorder))
        doubles = doubles.filter { !told.contains(stage.doubles[$0].recorder) }
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
        let advice = outline.screens.isEmpty ? " (if only the screen shows it, name that with stage.screen)" : ""
        return events.sorted().map {
            "“\(outline.events[$0].name)” "
                + (possible.contains($0)
                    ? "does nothing, neither at once nor for what follows\(advice)"
                    : "was never possible: its when: was never true")
        }
            + requests.sorted().map { "\(outline.requests[$0]) is never asked" }
            + doubles.sorted().map { outline.doubles[$0].name }.map {
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
