extension Trial<ModuleLaws> {
    /// Expects that nothing comes later, so that a module that only takes longer is not blamed for silence.
    ///
    /// It may take longer because of a timer that the stage does not know.
    ///
    /// - Parameters:
    ///   - walk: The module that has done nothing so far; it is waited for as long as for anything that is missing.
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
