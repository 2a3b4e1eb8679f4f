import Testing

extension ModuleLaws {
    static let impatience: [Requirement] = [
        Requirement(
            "LAW-12",
            .should,
            "However fast a user taps, the module navigates once and stores once.",
            source:
                "fault class: a double tap that pushes two screens or saves twice, also where the answer comes between",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            guard !outline.roles.isDisjoint(with: [.wireframe, .store]) else {
                throw NotApplicable("The module neither navigates nor stores: no double for it is named.")
            }
            let events = outline.events.indices.filter {
                !outline.events[$0].traits.contains(.repeatable) && outline.comesAgain($0)
            }
            guard !events.isEmpty else { throw NotApplicable("Every event is repeatable, so each may come twice.") }
            for event in events {
                let once = try await trial.play(event, times: 1, in: outline)
                await once.answerAll()
                let twice = try await trial.play(event, times: 2, in: outline)
                await twice.answerAll()
                for role in [Role.wireframe, .store] {
                    let limit = once.work(role, since: once.eventStart).count
                    let calls = twice.work(role, since: once.eventStart)
                    #expect(calls.count <= limit, "“\(outline.events[event].name)” was caused twice in a row: \(calls)")
                    if calls.count > limit { return }
                }
                guard !once.calls(.wireframe, since: once.eventStart).isEmpty else { continue }
                // NB: whoever has gone to another screen cannot leave this one by a tap, and nothing comes after leaving.
                let hasLeft = outline.leaving.contains(event)
                for other in events where other == event || !hasLeft && !outline.leaving.contains(other) {
                    let walk = try await trial.play(event, .success, in: outline)
                    await walk.fire(other)
                    await walk.answerAll()
                    let calls = walk.calls(.wireframe, since: walk.eventStart)
                    let names = "“\(outline.events[event].name)” and then “\(outline.events[other].name)”"
                    #expect(calls == [], "\(names) came before the next screen was there.")
                    if !calls.isEmpty { return }
                }
            }
        }
    ]
}

extension Walk {
    /// The calls of doubles with a role, without those that only ask what there is.
    fileprivate func work(_ role: Role, since start: Int) -> [LoggedCall] {
        calls(role, since: start).filter { call in
            !stage.requests.contains { request in
                request.name == call.member && request.bringsValues
                    && (request.outcomes.contains(.empty) || !call.hasArguments)
            }
        }
    }
}
