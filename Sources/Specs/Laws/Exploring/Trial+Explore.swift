import Testing

extension Trial<ModuleLaws> {
    /// Plays a series of events on a module, in an order that is chosen on the way.
    typealias Play = @MainActor (Walk, [Int], Choices) async -> Void

    /// Plays each series of events in every order and expects the same final view.
    ///
    /// Orders in which the module asked for different things are not compared, since a module may well ignore an event
    /// while it waits.
    ///
    /// - Parameters:
    ///   - bursts: The series of events.
    ///   - outline: What the module offers.
    ///   - comparison: What counts as a different final view.
    ///   - tellsEqualApart: Whether two questions that ask the same get different answers.
    ///   - play: Plays one order on a fresh module.
    /// - Returns: Whether there was ever more than one order, and whether one of them failed.
    /// - Throws: ``CouldNotJudge`` if orders fail only with an event that did nothing while an answer was awaited.
    func explore(
        _ bursts: [[Int]],
        in outline: Outline,
        by comparison: FinalView.Comparison,
        tellsEqualApart: Bool = true,
        play: Play
    ) async throws -> (hasOrders: Bool, hasFailed: Bool) {
        var budget = OrderBudget(series: bursts.count)
        return try await explore(
            bursts,
            in: outline,
            by: comparison,
            tellsEqualApart: tellsEqualApart,
            within: &budget,
            play: play
        )
    }

    /// Plays each series of events in every order that a budget allows, and expects the same final view, or that of one of
    /// some other plays.
    func explore(
        _ bursts: [[Int]],
        in outline: Outline,
        by comparison: FinalView.Comparison,
        tellsEqualApart: Bool,
        within budget: inout OrderBudget,
        orLike others: [Play] = [],
        play: Play
    ) async throws -> (hasOrders: Bool, hasFailed: Bool) {
        var hasChosen = false
        var question: String?
        for burst in bursts where !burst.isEmpty {
            let numbering = Numbering(tellsEqualApart: tellsEqualApart)
            let choices = Choices(limit: budget.limit, generator: try .fromEnvironment())
            let addsUp = burst.allSatisfy { outline.events[$0].traits.contains(.addsUp) }
            var finalViews = FinalViews(comparison: comparison, addsUp: addsUp)
            func playOnce() async throws -> (walk: Walk, start: Int) {
                let walk = try await startWalk(after: outline.leadIn(to: burst), numbering)
                let start = walk.callCount
                await play(walk, burst, choices)
                await walk.letCountdownsEnd()
                return (walk, start)
            }
            repeat {
                let (walk, start) = try await playOnce()
                finalViews.add(walk, since: start, way: choices.way)
            } while choices.advance()
            hasChosen = hasChosen || choices.count > 1
            budget.take(choices.count)
            for other in others where finalViews.shortestFailure != nil {
                let walk = try await startWalk(after: outline.leadIn(to: burst), numbering)
                let start = walk.callCount
                await other(walk, burst, Choices(limit: 1, generator: try .fromEnvironment()))
                await walk.letCountdownsEnd()
                finalViews.accept(ordersLike: walk, since: start)
            }
            guard var failure = finalViews.shortestFailure else { continue }
            func replay(_ way: [Int]) async throws -> Walk {
                choices.replay(way)
                return try await playOnce().walk
            }
            if comparison == .nothing {
                let way = try await Choices.shortened(failure.way) { try await !replay($0).brokenInvariants.isEmpty }
                var shortened = FinalViews(comparison: comparison, addsUp: addsUp)
                shortened.add(try await replay(way), since: 0, way: way)
                failure = shortened.shortestFailure ?? failure
            }
            let failed = try await replay(failure.way)
            // An invariant has to hold along the way, too.
            let isSilent = comparison != .nothing && failed.shown(since: failed.eventStart).isEmpty
            if isSilent, try await isOnItsWay(after: burst, in: outline) { continue }
            if failure.isDoubtful {
                question = question ?? failure.text
                continue
            }
            if let contrast = failure.contrast { tell(contrast.difference, from: try await replay(contrast.way)) }
            // A failure tells the story of the module that was built last.
            _ = try await replay(failure.way)
            Issue.record("\(failure.text)\n\(choices.report), \(finalViews.failureCount) of them failed.")
            return (hasOrders: true, hasFailed: true)
        }
        if let question { throw CouldNotJudge(question) }
        return (hasChosen, hasFailed: false)
    }
}

extension Trial<ModuleLaws> {
    /// Tells the story of the module that is built next beside that of one that should have ended the same way.
    func tell(_ difference: FinalView.Difference, from other: Walk) {
        tell(
            beside: other.stage.log,
            expected: "The view is left with \(difference.other).",
            actual: "The view was left with \(difference.seen)."
        )
    }

    /// Whether the last of two events has armed another, such as the pause after typing a word, so that the view is
    /// still on its way to something else.
    private func isOnItsWay(after burst: [Int], in outline: Outline) async throws -> Bool {
        guard burst.count == 2, burst[0] != burst[1], !outline.asking.contains(burst[1]) else { return false }
        for armed in outline.others(than: burst[1]) where outline.asking.contains(armed) {
            let before = try await play(burst[0], .success, in: outline)
            await before.fire(armed)
            guard before.callCount == before.eventStart else { continue }
            let after = try await play(burst[0], .success, in: outline)
            await after.fire(burst[1])
            await after.answerAll()
            await after.fire(armed)
            if !after.requestsMade.isEmpty { return true }
        }
        return false
    }
}

extension NotApplicable {
    /// There is only one order.
    static var onlyOneOrder: NotApplicable {
        NotApplicable("There is only one order: no two things can overtake each other.")
    }
}
