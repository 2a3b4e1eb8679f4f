import Testing

extension ModuleLaws {
    static let silence: [Requirement] = [
        Requirement(
            "LAW-17",
            .should,
            "Assembling a module asks for nothing and shows nothing.",
            source: "fault class: work begun before anybody sees it",
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needEvents()
            let rehearsal = try await trial.rehearse()
            #expect(rehearsal.stage.log.calls == [], "Nothing had happened but the assembly.")
            for event in program.ordinary where rehearsal.callCount == 0 { await rehearsal.fire(event) }
        },
        Requirement(
            "LAW-18",
            .should,
            "After the user has left the module it asks for nothing more.",
            source: "fault class: a chain of requests that goes on for nobody",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            guard !program.leaving.isEmpty else {
                throw NotApplicable("The user cannot leave the module: no event has the trait .leaves.")
            }
            for exit in program.leaving {
                try await trial.look(at: program.ordinary, in: program) { rehearsal, event in
                    let pending = rehearsal.pending
                    await rehearsal.fire(exit)
                    let count = rehearsal.callCount
                    for question in pending { await rehearsal.answer(question) }
                    let asked = rehearsal.requests(since: count)
                    #expect(asked == [], "The user had left by “\(program.events[exit].name)”.")
                    return asked.isEmpty
                }
            }
        },
    ]
}
