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
            let outline = try await trial.outline()
            try outline.needEvents()
            let walk = try await trial.startWalk()
            #expect(walk.stage.log.calls == [], "Nothing had happened but the assembly.")
            for event in outline.ordinary where walk.callCount == 0 { await walk.fire(event) }
        },
        Requirement(
            "LAW-18",
            .should,
            "After the user has left the module it asks for nothing more.",
            source: "fault class: a chain of requests that goes on for nobody",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            guard !outline.leaving.isEmpty else {
                throw NotApplicable("The user cannot leave the module: no event has the trait .leaves.")
            }
            for exit in outline.leaving {
                try await trial.look(at: outline.ordinary, in: outline) { walk, event in
                    let pending = walk.pending
                    await walk.fire(exit)
                    let count = walk.callCount
                    for question in pending { await walk.answer(question) }
                    let asked = walk.requests(since: count)
                    #expect(asked == [], "The user had left by “\(outline.events[exit].name)”.")
                    return asked.isEmpty
                }
            }
        },
    ]
}
