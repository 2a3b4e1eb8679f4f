public import LawReference
public import VIPERSpecs

/// A parking meter that runs out, and that the user can extend or stop if a server agrees.
@MainActor
public final class Meter {
    /// The state that is shown.
    public enum Phase: Equatable, Sendable {
        case idle, running(left: Int), expired
    }

    private(set) var phase = Phase.idle
    private(set) var isBusy = false
    private(set) var problem = ""
    private let service: AskedMock<Int>
    private let clock: TestClock
    private let alarm: @MainActor () -> Void
    private var timer: ScheduledAction?

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - service: Agrees to an extension or a stop, or refuses it.
    ///   - clock: Measures the time that is left.
    ///   - alarm: Is called when the time is over.
    public init(
        _ service: AskedMock<Int>,
        clock: TestClock,
        alarm: @escaping @MainActor () -> Void
    ) {
        (self.service, self.clock, self.alarm) = (service, clock, alarm)
    }

    deinit { timer?.cancel() }

    /// Whether the meter can be extended or stopped now.
    public var isReady: Bool { if case .running = phase { !isBusy } else { false } }

    /// Starts the meter.
    public func start() { run(2) }

    /// The user pays for more time.
    public func extend() {
        ask("extend") { meter, more in
            if case .running(let left) = meter.phase { meter.run(left + more) } else { meter.run(more) }
        }
    }

    /// The user drives away.
    public func stop() {
        ask("stop") { meter, _ in
            meter.timer?.cancel()
            meter.phase = .idle
        }
    }

    private func ask(_ name: String, then work: @escaping @MainActor (Meter, Int) -> Void) {
        guard isReady else { return }
        (isBusy, problem) = (true, "")
        service.get(name) { [weak self] answer in
            guard let self else { return }
            isBusy = false
            if case .success(let number) = answer { work(self, number) } else { problem = "The server says no." }
        }
    }

    private func run(_ left: Int) {
        phase = left > 0 ? .running(left: left) : .expired
        timer?.cancel()
        guard left > 0 else { return alarm() }
        timer = clock.schedule(after: .seconds(10)) { [weak self] in
            if let self, case .running(let left) = phase { run(left - 1) }
        }
    }
}

extension Meter {
    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter tellsDelegate: Whether the delegate hears the alarm instead of the view.
    public nonisolated static func stage(
        tellsDelegate: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let bell = ToldSpy<Bell>("Bell", log: stage.log)
            let service = AskedMock<Int>("Service", log: stage.log)
            let meter = Meter(service, clock: stage.clock.sleeping) { [weak bell] in bell?(.rings) }
            if tellsDelegate { stage.delegate(bell) } else { stage.view(bell) }
            if !tellsDelegate { stage.passing(Bell.rings) }
            stage.store(service)
            stage.track(meter)
            stage.screen("phase") { meter.phase }
            stage.screen("problem") { meter.problem }
            stage.busy("spinner") { meter.isBusy }
            stage.request(service.answers, gives: { 2 + $0 % 3 }, fails: Offline())
            stage.event("view appears", .appears) { meter.start() }
            stage.event("tap extend", when: { meter.isReady }) { meter.extend() }
            stage.event("tap stop", when: { meter.isReady }) { meter.stop() }
        }
    }
}

/// The calls of the view or the delegate that hears the alarm.
private enum Bell: RecordedCall {
    case rings
}
