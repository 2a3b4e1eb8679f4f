public import LawReference
public import VIPERSpecs

/// A parking meter that runs out, and that can be extended and stopped, both of which a server has to agree to.
@MainActor
public final class Meter {
    /// What is seen of it.
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

    /// Connects it.
    ///
    /// - Parameters:
    ///   - service: Who agrees to what is tapped.
    ///   - clock: By which it counts.
    ///   - alarm: Hears when time is over.
    public init(
        _ service: AskedMock<Int>,
        clock: TestClock,
        alarm: @escaping @MainActor () -> Void
    ) {
        (self.service, self.clock, self.alarm) = (service, clock, alarm)
    }

    deinit { timer?.cancel() }

    /// Whether it can be tapped.
    public var isReady: Bool { if case .running = phase { !isBusy } else { false } }

    /// Begins to run.
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
    /// Puts it on a stage.
    ///
    /// - Parameter tellsDelegate: Whether its delegate hears the alarm, and not its view.
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

/// Who rings.
private enum Bell: RecordedCall {
    case rings
}
