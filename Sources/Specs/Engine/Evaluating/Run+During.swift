package import VIPERSpies

extension Run {
    /// Does something within a call of a double, as soon as it comes.
    ///
    /// Nothing is done if a double is called off the main actor before.
    package func during(_ call: LoggedCall, _ action: @escaping @MainActor (Run) -> Void) {
        let before = fixture.log.calls.count
        let look: @MainActor @Sendable () -> Void = {
            let calls = self.fixture.log.calls
            // NB: what is noted after a call is another change, and not the call again.
            if calls.count > before, calls.last == call { action(self) } else { self.during(call, action) }
        }
        fixture.log.notify(after: fixture.log.count) {
            if MainQueue.isCurrent { MainActor.assumeIsolated { look() } }
        }
    }

    /// Does something within each call of a double that equals this one.
    package func duringEach(_ call: LoggedCall, _ action: @escaping @MainActor (Run) -> Void) {
        during(call) { run in
            run.duringEach(call, action)
            action(run)
        }
    }
}
