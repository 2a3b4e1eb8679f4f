import Testing

extension Trial<ModuleLaws> {
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
    func explore(
        _ bursts: [[Int]],
        in program: Program,
        by comparison: Ending.Comparison,
        play: (Rehearsal, [Int], Choices) async -> Void
    ) async throws {
        var hasChosen = false
        for burst in bursts {
            guard let first = burst.first else { continue }
            let numbering = Numbering()
            let choices = Choices(limit: 150, generator: try .fromEnvironment())
            let addsUp = burst.contains { program.events[$0].traits.contains(.addsUp) }
            var references: [[String]: Reference] = [:]
            var failures: [Failure] = []
            repeat {
                let rehearsal = try await rehearse(for: first, in: program, numbering)
                await play(rehearsal, burst, choices)
                let ending = Ending(rehearsal)
                let reference = references[ending.asked] ?? Reference(ending: ending, steps: rehearsal.steps)
                references[ending.asked] = reference
                hasChosen = hasChosen || choices.count > 1
                let reason =
                    rehearsal.brokenInvariants.first.map { "It has to be true that \($0)." }
                    ?? ending.difference(from: reference.ending, addsUp ? .content : comparison).map {
                        "The view was left with \($0), which it shows in the order:\n\(reference.text)"
                    }
                if let reason { failures.append(Failure(way: choices.way, steps: rehearsal.steps, reason: reason)) }
            } while choices.advance()
            guard let shortest = failures.min(by: { $0.steps.count < $1.steps.count }) else { continue }
            // NB: the last module that is built is the one whose story is told.
            choices.replay(shortest.way)
            await play(try await rehearse(for: first, in: program, numbering), burst, choices)
            Issue.record("\(shortest.text)\n\(choices.report), \(failures.count) of them failed.")
            return
        }
        if !hasChosen { throw NotApplicable("There is only one order: no two things can overtake each other.") }
    }

    private struct Reference {
        let ending: Ending
        let steps: [String]

        var text: String { steps.map { "  \($0)" }.joined(separator: "\n") }
    }

    private struct Failure {
        let way: [Int]
        let steps: [String]
        let reason: String

        var text: String {
            """
            In this order something else is seen than in another:
            \(steps.map { "  \($0)" }.joined(separator: "\n"))
            \(reason)
            """
        }
    }
}
