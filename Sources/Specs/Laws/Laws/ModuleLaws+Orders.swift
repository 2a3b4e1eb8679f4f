import Testing

extension ModuleLaws {
    static let orders: [Requirement] = [
        Requirement(
            "LAW-04",
            .must,
            "In whatever order answers come, the view shows the same in the end.",
            source: "fault class: an older answer that overwrites a newer one",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            let bursts = program.ordinary.map { [$0, $0] } + [program.opening]
            try await trial.explore(bursts, in: program, by: .everything) { rehearsal, events, choices in
                for event in events { await rehearsal.fire(event) }
                await rehearsal.answerInAnyOrder(choices)
            }
        },
        Requirement(
            "LAW-05",
            .must,
            "Whether an answer comes before or after the next event, the view shows the same in the end.",
            source: "fault class: an answer that comes after the user has gone on, such as cleared the query",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            try await trial.explore(program.pairs, in: program, by: .newestKinds) { rehearsal, events, choices in
                var events = events[...]
                while let next = events.first {
                    let choice = choices.pick(from: 1 + rehearsal.pending.count)
                    if choice == 0 {
                        events = events.dropFirst()
                        await rehearsal.fire(next)
                    } else {
                        await rehearsal.answer(rehearsal.pending[choice - 1])
                    }
                }
                await rehearsal.answerInAnyOrder(choices)
            }
        },
    ]
}

extension Program {
    /// The ordinary events that can be caused one after the other without waiting.
    ///
    /// Content that adds up is compared by itself, since another event may begin it anew.
    fileprivate var opening: [Int] {
        let needsContent = ordinary.contains { events[$0].traits.contains(.needsContent) }
        return ordinary.filter { event in
            let traits = events[event].traits
            return !traits.contains(.addsUp) && !(needsContent && traits.contains(.appears))
        }
    }

    /// Every two ordinary events that make sense one after the other.
    fileprivate var pairs: [[Int]] {
        ordinary.flatMap { first in
            ordinary.filter { second in
                let (before, after) = (events[first].traits, events[second].traits)
                let isTooEarly = before.contains(.appears) && after.contains(.needsContent)
                let addsUp = before.union(after).contains(.addsUp)
                return !isTooEarly && (!addsUp || first == second)
            }
            .map { [first, $0] }
        }
    }
}

extension Rehearsal {
    /// Answers everything that waits and that comes of the answers, in an order that is chosen.
    fileprivate func answerInAnyOrder(_ choices: Choices) async {
        for _ in 0..<50 where !pending.isEmpty {
            await answer(pending[choices.pick(from: pending.count)])
        }
    }
}
