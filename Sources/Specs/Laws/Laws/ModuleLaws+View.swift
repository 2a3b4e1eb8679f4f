extension ModuleLaws {
    static let view: [Requirement] = [
        Requirement(
            "LAW-13",
            .must,
            "Telling the view something starts no new work: the view may read from its presenter, but tells it nothing.",
            source: "VIPER as published: the view is passive; fault class: work that is caused by drawing",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.need(.view)
            try outline.need(.presenter)
            try await trial.expectNoFault("LAW-13", in: try await trial.survey(outline), of: outline)
        },
        Requirement(
            "LAW-14",
            .must,
            "The view is told on the main actor, wherever an answer comes from.",
            source: "fault class: a view that is changed on the thread of a completion",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.need(.view)
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    // A module that waits for two answers tells the view on the last one, whichever that is.
                    for isReversed in [false, true] {
                        let walk = try await trial.startWalk(for: event, in: outline)
                        let roles = walk.stage.roles
                        let watch = ExecutorWatch(walk.stage.log) { $0.recorder.flatMap { roles[$0] } == .view }
                        await walk.fire(event)
                        let atOnce = walk.awaited
                        if isReversed, atOnce.count < 2 { break }
                        for question in isReversed ? atOnce.reversed() : [] {
                            await walk.answer(question, outcome, elsewhere: true)
                        }
                        await walk.answerAll(outcome, elsewhere: true)
                        guard trial.expect(none: watch.strays, "This was not called on the main actor:") else { return }
                    }
                }
            }
        },
    ]
}

extension ModuleLaws {
    /// The judge of LAW-13.
    @MainActor
    static func isPassive(_ walk: Walk) -> String? {
        for step in walk.steps {
            let calls = walk.calls(.view, .presenter, since: step.start, until: step.end)
            let work = calls.drop { walk.stage.role(of: $0) == .presenter }
                .filter { walk.stage.role(of: $0) == .presenter && !$0.isRead }
            if !work.isEmpty { return "The view told its presenter something after “\(step.name)”: \(work)." }
        }
        return nil
    }
}
