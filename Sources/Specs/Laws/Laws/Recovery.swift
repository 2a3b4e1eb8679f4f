/// An event that has failed and is caused again, compared with the same event that succeeds at once.
@MainActor
struct Recovery {
    let trial: Trial<ModuleLaws>
    let outline: Outline
    let event: Int
    /// The events that make the view disappear, if the event is its appearance.
    private let hiding: [Int]
    /// The module in which the event has succeeded at once.
    let fresh: Walk
    /// The questions that the event asks then.
    let asked: [SeenCall]
    /// What a success leaves on the views.
    let expected: [String: SeenCall]
    /// The part of that which came with the answers, and not before.
    let told: [String: SeenCall]

    /// The module in which the event has failed, was caused again, and has succeeded.
    let walk: Walk
    /// How many calls there were before the event came first, and before it came again.
    let (first, second): (Int, Int)
    /// The calls that came of the failures.
    let failed: Range<Int>
    /// Whether the module has asked something again by itself.
    let triesByItself: Bool
    /// Whether the failures led to another screen.
    let isLedAway: Bool
    /// The questions of the event when it came again, and all questions until those were answered.
    let (again, inTheEnd): ([SeenCall], [SeenCall])

    /// Plays both modules to their end.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - fresh: A module in which it has just come, with the questions waiting.
    ///   - trial: The trial that builds the other module.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if nothing that the event asks can fail.
    init?(of event: Int, beside fresh: Walk, on trial: Trial<ModuleLaws>, in outline: Outline) async throws {
        (self.trial, self.outline, self.event, self.fresh) = (trial, outline, event, fresh)
        hiding = outline.appearing.contains(event) ? try await trial.hidingEvents(in: outline) : []
        asked = fresh.requestsOfItsOwn
        let count = fresh.callCount
        await fresh.answerAll(number: 0)
        (expected, told) = (fresh.lastSeen(since: fresh.eventStart), fresh.lastSeen(since: count))
        guard fresh.asksCanFail(outline) else { return nil }

        walk = try await trial.startWalk(for: event, in: outline)
        await walk.fire(event)
        first = walk.eventStart
        let answers = walk.callCount
        await walk.answerAll(.failure)
        failed = answers..<walk.callCount
        triesByItself = walk.hasAskedMore(than: asked)
        isLedAway = !walk.navigation(since: first).isEmpty
        await Self.cause(event, in: walk, hidingBy: hiding)
        second = walk.eventStart
        again = walk.requestsOfItsOwn
        await walk.answerAll(number: 0)
        if triesByItself {
            // A module that never stops asking, such as for a connection, was left waiting.
            if walk.pending.isEmpty { await walk.letTimePass() }
            for question in walk.pending { await walk.answer(question, number: 0) }
        }
        inTheEnd = walk.requests(since: second).map(SeenCall.init)
    }

    var name: String { "“\(outline.events[event].name)”" }

    var traits: EventTraits { outline.events[event].traits }

    /// Causes the event once more; a view that is there has to disappear before it can come back.
    func causeAgain(in walk: Walk) async { await Self.cause(event, in: walk, hidingBy: hiding) }

    private static func cause(_ event: Int, in walk: Walk, hidingBy hiding: [Int]) async {
        await walk.hide(before: event, byOneOf: hiding)
        await walk.fire(event)
    }

    /// A module in which the event has come and has had one outcome.
    func play(_ outcome: Outcome) async throws -> Walk {
        try await trial.play(event, outcome, in: outline)
    }

    /// Whether the event could not be caused in a module when it was its turn.
    func isImpossible(in walk: Walk) -> Bool {
        walk.impossible.contains(outline.events[event].name)
    }
}
