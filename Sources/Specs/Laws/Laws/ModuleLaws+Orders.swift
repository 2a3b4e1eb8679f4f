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
            let outline = try await trial.outline()
            try outline.needRequests()
            let bursts = outline.ordinary.map { [$0, $0] } + [outline.opening]
            try await trial.explore(bursts, in: outline, by: .everything) { walk, events, choices in
                for event in events { await walk.fire(event) }
                await walk.answerInAnyOrder(choices)
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
            let outline = try await trial.outline()
            try outline.needRequests()
            try await trial.explore(outline.pairs, in: outline, by: .newestKinds) { walk, events, choices in
                var events = events[...]
                while let next = events.first {
                    let choice = choices.pick(from: 1 + walk.pending.count)
                    if choice == 0 {
                        events = events.dropFirst()
                        await walk.fire(next)
                    } else {
                        await walk.answer(walk.pending[choice - 1])
                    }
                }
                await walk.answerInAnyOrder(choices)
            }
        },
    ]
}

extension Outline {
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

extension Walk {
    /// Answers everything that waits and that comes of the answers, in an order that is chosen.
    fileprivate func answerInAnyOrder(_ choices: Choices) async {
        for _ in 0..<50 where !pending.isEmpty {
            await answer(pending[choices.pick(from: pending.count)])
        }
    }
}
