import LawReference
public import VIPERSpecs

/// Counts the seconds between start and stop.
@MainActor
public final class Stopwatch {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case seconds(Int)
        case running(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let clock: TestClock
    private let (leavesTheTimer, saysItWithEachTick): (Bool, Bool)
    private var seconds = 0
    private var isRunning = false
    private var timer: ScheduledAction?

    private init(_ view: ToldSpy<Shown>, _ clock: TestClock, leavesTheTimer: Bool, saysItWithEachTick: Bool) {
        (self.view, self.clock) = (view, clock)
        (self.leavesTheTimer, self.saysItWithEachTick) = (leavesTheTimer, saysItWithEachTick)
    }

    deinit { timer?.cancel() }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - leavesTheTimer: Whether stopping leaves the timer on, which finds the watch running again if it was started
    ///     within the second.
    ///   - saysItWithEachTick: Whether the view is told each second that the watch is running.
    public nonisolated static func stage(
        leavesTheTimer: Bool = false,
        saysItWithEachTick: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let watch = Stopwatch(
                view,
                stage.clock.sleeping,
                leavesTheTimer: leavesTheTimer,
                saysItWithEachTick: saysItWithEachTick
            )
            stage.view(view)
            stage.track(watch)
            stage.event("view appears", .appears) { watch.show() }
            stage.event("start", when: { !watch.isRunning }) { watch.start() }
            stage.event("stop", when: { watch.isRunning }) { watch.stop() }
        }
    }

    private func show() {
        view?(.seconds(seconds))
        view?(.running(isRunning))
    }

    private func start() {
        isRunning = true
        view?(.running(true))
        tick()
    }

    private func stop() {
        isRunning = false
        if !leavesTheTimer { timer?.cancel() }
        view?(.running(false))
    }

    private func tick() {
        timer = clock.schedule(after: .seconds(1)) { [weak self] in
            guard let self, isRunning else { return }
            seconds += 1
            view?(.seconds(seconds))
            if saysItWithEachTick { view?(.running(true)) }
            tick()
        }
    }
}
