import Testing

extension ModuleLaws {
    static let lifetime: [Requirement] = [
        Requirement(
            "LAW-01",
            .must,
            "When the view goes, everything goes: after assembly, after each event and after each answer.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needTracking()
            guard try await trial.releases(try await trial.rehearse(), after: "assembly") else { return }
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let late = try await trial.rehearse(for: event, in: program)
                    await late.fire(event)
                    await late.answerAll(outcome)
                    guard try await trial.releases(late, after: late.lastStep) else { return }
                    let atOnce = try await trial.rehearse(for: event, in: program)
                    atOnce.answerAtOnce(outcome)
                    await atOnce.fire(event)
                    guard try await trial.releases(atOnce, after: atOnce.lastStep) else { return }
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
            let program = try await trial.program()
            try program.needTracking()
            try program.needRequests()
            try await trial.look(at: program.events.indices, in: program) { rehearsal, event in
                try await trial.releases(rehearsal, after: rehearsal.lastStep, keepsQuestions: true)
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
            let program = try await trial.program()
            try program.needRequests()
            for outcome in program.allOutcomes {
                try await trial.look(at: program.events.indices, in: program) { rehearsal, event in
                    await rehearsal.letGo(keepsQuestions: true)
                    let count = rehearsal.callCount
                    for question in rehearsal.pending {
                        await rehearsal.answer(question, outcome)
                        if question.held.canBeAnsweredTwice { await rehearsal.answer(question, outcome) }
                    }
                    let calls = rehearsal.stage.log.calls.dropFirst(count)
                    #expect(Array(calls) == [], "The module had gone.")
                    return calls.isEmpty
                }
            }
        },
    ]
}

extension Program {
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
        _ rehearsal: Rehearsal,
        after step: String,
        keepsQuestions: Bool = false
    ) async throws -> Bool {
        let stage = rehearsal.stage
        let views: [String]
        do {
            let module = stage.tracker.objects.filter { object in !stage.views.objects.contains { $0 === object } }
            await rehearsal.letGo(keepsQuestions: keepsQuestions)
            views = stage.views.alive
            withExtendedLifetime(module) {}
        }
        await rehearsal.settle()
        #expect(stage.control == nil, "The check itself is at fault: it cannot see a release.")
        #expect(views == [], "The module keeps its view, which keeps the module. It was let go after \(step).")
        let alive = stage.tracker.alive
        #expect(alive == [], "Nobody should hold this any more. It was let go after \(step).")
        return alive.isEmpty && views.isEmpty
    }
}
