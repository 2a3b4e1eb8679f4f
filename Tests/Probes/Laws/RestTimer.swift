import LawReference
public import VIPERSpecs

/// Counts the seconds of a rest down; the user can begin it anew.
@MainActor
public final class RestTimer {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case seconds(Int)
    }

    private weak let view: ToldSpy<Shown>?
    private let clock: TestClock
    private let leavesTheOldTimer: Bool
    private var left = 0
    private var timer: ScheduledAction?

    private init(_ view: ToldSpy<Shown>, _ clock: TestClock, leavesTheOldTimer: Bool) {
        (self.view, self.clock, self.leavesTheOldTimer) = (view, clock, leavesTheOldTimer)
    }

    deinit { timer?.cancel() }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter leavesTheOldTimer: Whether two timers then count the same seconds.
    public nonisolated static func stage(leavesTheOldTimer: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let rest = RestTimer(view, stage.clock.sleeping, leavesTheOldTimer: leavesTheOldTimer)
            stage.view(view)
            stage.track(rest)
            stage.event("view appears", .appears) { rest.begin() }
            stage.event("begin anew", .repeatable) { rest.begin() }
        }
    }

    private func begin() {
        if !leavesTheOldTimer { timer?.cancel() }
        left = 4
        view?(.seconds(left))
        tick()
    }

    private func tick() {
        timer = clock.schedule(after: .seconds(1)) { [weak self] in
            guard let self, left > 0 else { return }
            left -= 1
            view?(.seconds(left))
            if left > 0 { tick() }
        }
    }
}
