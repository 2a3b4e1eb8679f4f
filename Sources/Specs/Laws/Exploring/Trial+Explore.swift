import Testing

extension Trial<ModuleLaws> {
    /// Plays a series of events on a module, in an order that is chosen on the way.
    typealias Play = @MainActor (Walk, [Int], Choices) async -> Void

    /// Plays each series of events in every order and expects the same final view.
    ///
    /// Orders in which the module asked for different things are not compared: one that ignores an
    /// event while it waits has every right to.
    ///
    /// - Parameters:
    ///   - bursts: The series of events.
    ///   - outline: What the module offers.
    ///   - comparison: What counts as another final view.
    ///   - tellsEqualApart: Whether two questions that ask the same have different answers.
    ///   - play: Plays one order on a fresh module.
    /// - Returns: Whether there was ever more than one order.
    func explore(
        _ bursts: [[Int]],
        in outline: Outline,
        by comparison: FinalView.Comparison,
        tellsEqualApart: Bool = true,
        play: Play
    ) async throws -> Bool {
        var hasChosen = false
        for burst in bursts where !burst.isEmpty {
            let numbering = Numbering(tellsEqualApart: tellsEqualApart)
            let choices = Choices(limit: 150, generator: try .fromEnvironment())
            let addsUp = burst.allSatisfy { outline.events[$0].traits.contains(.addsUp) }
            var finalViews = FinalViews(comparison: addsUp && comparison != .nothing ? .content : comparison)
            repeat {
                let walk = try await startWalk(for: burst[0], in: outline, numbering)
                await play(walk, burst, choices)
                finalViews.add(walk, way: choices.way)
            } while choices.advance()
            hasChosen = hasChosen || choices.count > 1
            guard let failure = finalViews.shortestFailure else { continue }
            // NB: the last module that is built is the one whose story is told.
            choices.replay(failure.way)
            await play(try await startWalk(for: burst[0], in: outline, numbering), burst, choices)
            Issue.record("\(failure.text)\n\(choices.report), \(finalViews.failureCount) of them failed.")
            return true
        }
        return hasChosen
    }
}

extension NotApplicable {
    /// There is only one order.
    static var onlyOneOrder: NotApplicable {
        NotApplicable("There is only one order: no two things can overtake each other.")
    }
}
