public import LawReference
public import VIPERSpecs

/// Shows the heart rate from a sensor for as long as the screen is visible.
@MainActor
public final class Pulse {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case connecting, rate(Int), lost
    }

    /// How the module reacts when the sensor is lost or silent.
    public enum Habit: Sendable {
        /// It shows that the sensor is lost.
        case tells
        /// It reconnects once after two seconds, and shows that the sensor is lost if that fails too.
        case connectsAgain
        /// It also treats ten seconds without a beat as a loss.
        case mindsSilence
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case reconnectsOnlyOnce, readsOnUnseen, takesLeavingForALoss
    }

    private weak let view: ToldSpy<Shown>?
    private let sensor: FreeServiceMock
    private let clock: TestClock
    private let habit: Habit
    private let fault: Fault?
    private var reading: Task<Void, Never>?
    private var silence: ScheduledAction?
    private var hasReconnected = false

    /// Whether the screen is visible.
    private(set) var isVisible = false
    /// The last call of the view; `nil` before the first.
    private(set) var shown: Shown?

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ sensor: FreeServiceMock,
        clock: TestClock,
        habit: Habit = .tells,
        fault: Fault? = nil
    ) {
        (self.view, self.sensor, self.clock, self.habit, self.fault) = (view, sensor, clock, habit, fault)
    }

    deinit {
        reading?.cancel()
        silence?.cancel()
    }

    /// The view appears.
    public func appear() {
        isVisible = true
        connect()
    }

    /// The view disappears.
    public func disappear() {
        isVisible = false
        silence?.cancel()
        if fault != .readsOnUnseen { reading?.cancel() }
    }

    /// The user taps reconnect.
    public func reconnect() {
        guard fault != .reconnectsOnlyOnce || !hasReconnected else { return }
        hasReconnected = true
        connect()
    }

    private func connect() {
        reading?.cancel()
        silence?.cancel()
        show(.connecting)
        reading = Task { [weak self, sensor, clock, habit, fault] in
            var triesLeft = habit == .connectsAgain ? 1 : 0
            while true {
                do {
                    for try await rate in sensor.counts() {
                        if Task.isCancelled { return }
                        self?.beats(rate)
                    }
                } catch {}
                if Task.isCancelled, fault != .takesLeavingForALoss { return }
                guard triesLeft > 0 else { break }
                triesLeft -= 1
                self?.show(.connecting)
                try? await clock.sleep(for: .seconds(2))
                if Task.isCancelled { return }
            }
            self?.lose()
        }
    }

    private func beats(_ rate: Int) {
        show(.rate(rate))
        guard habit == .mindsSilence else { return }
        silence?.cancel()
        silence = clock.schedule(after: .seconds(10)) { [weak self] in self?.show(.lost) }
    }

    private func lose() {
        silence?.cancel()
        show(.lost)
    }

    private func show(_ shown: Shown) {
        self.shown = shown
        view?(shown)
    }
}

extension Pulse {
    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - habit: How the module reacts when the sensor is lost or silent.
    ///   - fault: The fault of the module; `nil` for a correct one.
    public nonisolated static func stage(
        _ habit: Habit = .tells,
        _ fault: Fault? = nil
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let (view, sensor) = (ToldSpy<Shown>("View", log: stage.log), FreeServiceMock(log: stage.log))
            // For an endless stream, silence is an event like any other, so it needs a clock of its own.
            let clock = habit == .mindsSilence ? TestClock() : stage.clock.sleeping
            let pulse = Pulse(view, sensor, clock: clock, habit: habit, fault: fault)
            stage.view(view)
            stage.track(pulse)
            stage.oneOf(Shown.connecting, .rate(0), .lost)
            stage.state(from: Shown.lost, until: .connecting, .rate(0))
            stage.request(sensor.count, gives: { 60 + $0 }, fails: Offline(), endless: true)
            stage.event("view appears", [.appears, .repeatable]) { pulse.appear() }
            stage.event("view disappears", when: { pulse.isVisible }) { pulse.disappear() }
            stage.event("reconnect", when: { pulse.isVisible && pulse.shown == .lost }) { pulse.reconnect() }
            guard habit == .mindsSilence else { return }
            let beats = { @MainActor in if case .rate = pulse.shown { pulse.isVisible } else { false } }
            stage.event("ten seconds without a beat", when: { beats() }) { clock.advance(by: .seconds(10)) }
        }
    }
}
