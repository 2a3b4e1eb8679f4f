import Testing

extension ModuleLaws {
    static let view: [Requirement] = [
        Requirement(
            "LAW-13",
            .must,
            "Being shown something never makes the view ask the presenter.",
            source: "VIPER as published: the view is passive, it waits to be given content and never asks for it",
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.need(.view)
            try program.need(.presenter)
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let rehearsal = try await trial.rehearse(for: event, in: program)
                    await rehearsal.fire(event)
                    await rehearsal.answerAll(outcome)
                    let calls = rehearsal.calls(.view, .presenter, since: rehearsal.eventStart)
                    let asked = calls.drop { rehearsal.stage.role(of: $0) == .presenter }
                        .filter { rehearsal.stage.role(of: $0) == .presenter }
                    #expect(asked == [], "The view asked after “\(program.events[event].name)”.")
                    guard asked.isEmpty else { return }
                }
            }
        },
        Requirement(
            "LAW-14",
            .must,
            "The view is told on the main actor, wherever an answer comes from.",
            source: "fault class: a view that is changed on the thread of a completion",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.need(.view)
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let rehearsal = try await trial.rehearse(for: event, in: program)
                    let watch = ExecutorWatch(rehearsal.stage)
                    await rehearsal.fire(event)
                    await rehearsal.answerAll(outcome, elsewhere: true)
                    #expect(watch.strays == [], "This was not told on the main actor.")
                    guard watch.strays.isEmpty else { return }
                }
            }
        },
    ]
}
