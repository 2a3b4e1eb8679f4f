extension Trial<ModuleLaws> {
    /// Assembles a module on a fresh stage, whose answers are held.
    func startWalk(_ numbering: Numbering = Numbering(), on stage: Stage = Stage()) async throws -> Walk {
        let walk = Walk(try await start(stage, watchedBy: quiescence.ofAnotherModule()), numbering: numbering)
        if let stranger = stage.strangers.first {
            throw CouldNotJudge(
                "\(stranger) writes into another log, so nothing is seen of it: create it with log: stage.log."
            )
        }
        await walk.assembled()
        return walk
    }

    /// Assembles a module and brings it to where an event makes sense.
    ///
    /// The view appears first and is given what it asks for, unless the event is the appearance.
    func startWalk(
        for event: Int,
        in outline: Outline,
        _ numbering: Numbering = Numbering()
    ) async throws -> Walk {
        let walk = try await startWalk(numbering)
        guard !outline.events[event].traits.contains(.appears) else { return walk }
        for appearance in outline.appearing { await walk.fire(appearance) }
        await walk.answerAll()
        return walk
    }

    /// What the module offers to look at.
    func outline() async throws -> Outline {
        let walk = try await startWalk()
        let stage = walk.stage
        return Outline(
            events: stage.events,
            requests: stage.requests.map(\.name),
            outcomes: stage.requests.map(\.outcomes),
            balances: stage.balances,
            tracksSomething: !stage.tracker.isEmpty,
            doubles: stage.doubles,
            screens: Set(stage.screens.map(\.recorder.name))
        )
    }
}
