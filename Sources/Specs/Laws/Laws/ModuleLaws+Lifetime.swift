import Testing

extension ModuleLaws {
    static let lifetime: [Requirement] = [
        Requirement(
            "LAW-01",
            .must,
            "When the view goes, everything goes: after assembly, each event and each answer, the second time too.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needTracking()
            guard try await trial.releases(try await trial.startWalk(), after: "assembly") else { return }
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let late = try await trial.play(event, outcome, in: outline)
                    guard try await trial.releases(late, after: late.lastStep) else { return }
                    let atOnce = try await trial.playAtOnce(event, outcome, in: outline)
                    guard try await trial.releases(atOnce, after: atOnce.lastStep) else { return }
                }
            }
            for event in outline.ordinary {
                let twice = try await trial.startWalk(for: event, in: outline)
                for _ in 1...2 {
                    await twice.fire(event)
                    await twice.answerAll()
                }
                guard try await trial.releases(twice, after: "“\(outline.events[event].name)” came twice") else {
                    return
                }
            }
            for outcome in outline.allOutcomes {
                for events in Script(outline).endings {
                    let walk = try await trial.play(events, outcome)
                    let names = events.map { "“\(outline.events[$0].name)”" }.joined(separator: ", ")
                    guard try await trial.releases(walk, after: "\(names) with \(outcome)") else { return }
                }
            }
        },
        Requirement(
            "LAW-02",
            .must,
            "When the view goes while answers are awaited, everything goes.",
            source: "fault class: a completion or a task that keeps the module until it is answered",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needTracking()
            try outline.needRequests()
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                try await trial.releases(walk, after: walk.lastStep, keepsQuestions: true)
            }
        },
        Requirement(
            "LAW-03",
            .must,
            "An answer that comes after the module has gone does nothing.",
            source: "fault class: an unowned reference, which ends the process; a module that lives on unseen",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            for outcome in outline.allOutcomes {
                try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                    await walk.letGo(keepsQuestions: true)
                    let count = walk.callCount
                    for question in walk.pending {
                        await walk.answer(question, outcome)
                        if question.held.canBeAnsweredTwice { await walk.answer(question, outcome) }
                    }
                    let calls = walk.stage.log.calls.dropFirst(count)
                    #expect(Array(calls) == [], "The module had gone.")
                    return calls.isEmpty
                }
            }
        },
    ]
}

extension Outline {
    fileprivate func needTracking() throws {
        try needEvents()
        if !tracksSomething { throw NotApplicable("The module has no objects: none is named with stage.track.") }
    }
}

extension Trial<ModuleLaws> {
    /// Lets the view go and expects that everything goes with it.
    ///
    /// A view keeps its module. So a module that keeps its view keeps itself, which a view double
    /// shows if the module is kept a moment longer.
    fileprivate func releases(
        _ walk: Walk,
        after step: String,
        keepsQuestions: Bool = false
    ) async throws -> Bool {
        let stage = walk.stage
        let views: [String]
        do {
            let module = stage.tracker.objects.filter { object in !stage.views.objects.contains { $0 === object } }
            await walk.letGo(keepsQuestions: keepsQuestions)
            views = stage.views.alive
            withExtendedLifetime(module) {}
        }
        await walk.settle { $0.tracker.alive.isEmpty }
        #expect(stage.control == nil, "The check itself is at fault: it cannot see a release.")
        #expect(views == [], "The module keeps its view, which keeps the module. It was let go after \(step).")
        let alive = stage.tracker.alive
        #expect(alive == [], "Nobody should hold this any more. It was let go after \(step).")
        return alive.isEmpty && views.isEmpty
    }
}
