extension Trial<ModuleLaws> {
    /// Whether an event that is possible only after a failure, such as “try again”, does something after each failure
    /// that makes it possible; expects that it does.
    ///
    /// Of several questions, any one may fail while the others succeed.
    func isHeardAfterEachFailure(_ retry: Int, in outline: Outline) async throws -> Bool {
        for event in outline.others(than: retry) where outline.asking.contains(event) {
            guard try await !startWalk(for: event, in: outline).isPossible(retry),
                try await !play(event, .success, in: outline).isPossible(retry)
            else { continue }
            for situation in outline.singleFailures(of: event) {
                let walk = try await play(situation)
                guard walk.isDone, walk.failures.hasFailed, !walk.hasLedAway(), walk.isPossible(retry) else { continue }
                await walk.fire(retry)
                let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[retry].name)”")
                let text = "An answer to \(name) was a failure, which made \(next) possible, and it then did nothing."
                guard expect(walk.lastEventDidSomething, in: walk, text) else { return false }
            }
        }
        return true
    }
}
