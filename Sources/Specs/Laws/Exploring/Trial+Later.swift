extension Trial<ModuleLaws> {
    /// Accuses nobody of silence who only takes longer, by a timer that the stage does not know.
    ///
    /// - Parameters:
    ///   - walk: The module of which nothing has come so far; it is waited for as long as for anything that is missing.
    ///   - count: How many calls there were when nothing had come, if that was not just now.
    /// - Throws: ``CouldNotJudge`` if something comes after all.
    func expectNothingLater(from walk: Walk, since count: Int? = nil) async throws {
        let (count, step) = (count ?? walk.callCount, walk.lastStep)
        await walk.settle { _ in walk.callCount > count }
        let calls = walk.stage.log.calls.dropFirst(count)
        guard let late = calls.first else { return }
        throw CouldNotJudge(
            """
            After “\(step)” nothing had come, and then \(late.member) was called all the same, by a timer or a delay that the \
            stage does not know. Hand the module stage.clock.sleeping, or name the end of the delay as an event.
            """
        )
    }
}
