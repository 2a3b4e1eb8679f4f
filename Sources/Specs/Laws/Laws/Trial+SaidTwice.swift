extension Trial<ModuleLaws> {
    /// Whether a message, such as an alert, is shown once if several of the questions that an event asks at once fail;
    /// expects that it is.
    func saysOnceThatAllFails(_ event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        await walk.fire(event, hurried: true)
        let asked = walk.awaited
        guard asked.count > 1, !asked.contains(where: \.held.isStream),
            asked.allSatisfy({ walk.stage.requests[$0.request].outcomes.contains(.failure) })
        else { return true }
        let start = walk.callCount
        for question in asked where walk.pending.contains(where: { $0.id == question.id }) {
            await walk.answer(question, .failure)
        }
        let said = walk.calls(.view, since: start).filter { $0.hasArguments && walk.stage.isPassing($0) }
        let twice = Set(said.filter { message in said.count { $0 == message } > 1 }.map { "\($0)" }).sorted()
        let name = "“\(outline.events[event].name)”"
        return expect(
            none: twice,
            in: walk,
            "\(name) asked for \(asked.count) things, all failed, and this came twice:"
        )
    }
}
