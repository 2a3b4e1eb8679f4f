import Testing

extension Trial<ModuleLaws> {
    /// Plays a series of events on a module, in an order that is chosen on the way.
    typealias Play = @MainActor (Rehearsal, [Int], Choices) async -> Void

    /// Plays each series of events in every order and expects the same ending.
    ///
    /// Orders in which the module asked for different things are not compared: one that ignores an
    /// event while it waits has every right to.
    ///
    /// - Parameters:
    ///   - bursts: The series of events.
    ///   - program: What the module offers.
    ///   - comparison: What counts as another ending.
    ///   - play: Plays one order on a fresh module.
    /// - Throws: ``NotApplicable`` if there was never more than one order.
    func explore(
        _ bursts: [[Int]],
        in program: Program,
        by comparison: Ending.Comparison,
        play: Play
    ) async throws {
        var hasChosen = false
        for burst in bursts where !burst.isEmpty {
            let numbering = Numbering()
            let choices = Choices(limit: 150, generator: try .fromEnvironment())
            let addsUp = burst.contains { program.events[$0].traits.contains(.addsUp) }
            var endings = Endings(comparison: addsUp ? .content : comparison)
            repeat {
                let rehearsal = try await rehearse(for: burst[0], in: program, numbering)
                await play(rehearsal, burst, choices)
                endings.add(rehearsal, way: choices.way)
            } while choices.advance()
            hasChosen = hasChosen || choices.count > 1
            guard let failure = endings.shortestFailure else { continue }
            // NB: the last module that is built is the one whose story is told.
            choices.replay(failure.way)
            await play(try await rehearse(for: burst[0], in: program, numbering), burst, choices)
            Issue.record("\(failure.text)\n\(choices.report), \(endings.failureCount) of them failed.")
            return
        }
        if !hasChosen { throw NotApplicable("There is only one order: no two things can overtake each other.") }
    }
}
