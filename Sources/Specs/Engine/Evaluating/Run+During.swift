package import VIPERSpies

extension Run {
    /// Performs an action inside a call of a double, as soon as it is made.
    ///
    /// Nothing is done if a double is called off the main actor before that, or if the run is released.
    package func during(_ call: LoggedCall, _ action: @escaping @MainActor (Run) -> Void) {
        let before = fixture.log.calls.count
        let look: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            let calls = fixture.log.calls
            // A note after the call is a change too, but not the call again.
            if calls.count > before, calls.last == call { action(self) } else { during(call, action) }
        }
        fixture.log.notify(after: fixture.log.count) {
            if CallLog.isOnMainActor { MainActor.assumeIsolated { look() } }
        }
    }

    /// Performs an action inside each call of a double that equals this one.
    package func duringEach(_ call: LoggedCall, _ action: @escaping @MainActor (Run) -> Void) {
        during(call) { run in
            run.duringEach(call, action)
            action(run)
        }
    }
}
