extension Trial<ModuleLaws> {
    /// Assembles a module on a fresh stage, whose answers are held.
    func rehearse(_ numbering: Numbering = Numbering(), on stage: Stage = Stage()) async throws -> Rehearsal {
        let quiescence = quiescence.ofAnotherModule()
        quiescence.listen(to: stage.log)
        try await quiescence.presence.during { try await build(stage) }
        let rehearsal = Rehearsal(stage, numbering: numbering, quiescence: quiescence)
        await rehearsal.assembled()
        return rehearsal
    }

    /// Assembles a module and brings it to where an event makes sense.
    ///
    /// The view appears first and is given what it asks for, unless the event is the appearance.
    func rehearse(
        for event: Int,
        in program: Program,
        _ numbering: Numbering = Numbering()
    ) async throws -> Rehearsal {
        let rehearsal = try await rehearse(numbering)
        guard !program.events[event].traits.contains(.appears) else { return rehearsal }
        for appearance in program.appearing { await rehearsal.fire(appearance) }
        await rehearsal.answerAll()
        return rehearsal
    }

    /// What the module offers to look at.
    func program() async throws -> Program {
        let rehearsal = try await rehearse()
        let stage = rehearsal.stage
        return Program(
            events: stage.events,
            requests: stage.requests.count,
            outcomes: stage.requests.map(\.outcomes),
            balances: stage.balances,
            tracksSomething: !stage.tracker.isEmpty,
            roles: Set(stage.roles.values)
        )
    }
}
