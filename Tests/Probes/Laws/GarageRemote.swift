import LawReference
public import VIPERSpecs

/// A remote control of a garage, with a light and a heater that change before the answer, and a temperature that is asked
/// for every ten seconds.
@MainActor
public final class GarageRemote {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case turned(row: String, isOn: Bool), temperature(String), isNotDone(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case endsTheErrorWithARound, endsTheErrorWithAnotherSuccess
    }

    private enum Part { case light, heater }

    private weak let view: ToldSpy<Shown>?
    private let (switches, sensor): (AskedMock<Void>, AskedMock<String>)
    private let clock: TestClock
    private let fault: Fault?
    private var on: Set<Part> = []
    private var busy: Set<Part> = []
    private var polling: Task<Void, Never>?

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault, clock) = (view, fault, stage.clock.sleeping)
        (switches, sensor) = (AskedMock("Switches", log: stage.log), AskedMock("Sensor", log: stage.log))
    }

    deinit { polling?.cancel() }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let remote = GarageRemote(on: stage, view, fault)
            stage.view(view)
            stage.store(remote.switches)
            stage.track(remote)
            stage.state(from: Shown.isNotDone(true), until: .isNotDone(false))
            stage.request(remote.switches.answers, gives: { _ in }, fails: Offline())
            stage.request(remote.sensor.answers, gives: { "\($0) degrees" })
            stage.event("view appears", .appears) { remote.appear() }
            stage.event("switch light", .repeatable, when: { !remote.busy.contains(.light) }) { remote.turn(.light) }
            stage.event("switch heater", .repeatable, when: { !remote.busy.contains(.heater) }) { remote.turn(.heater) }
        }
    }

    private func appear() {
        for part in [Part.light, .heater] { view?(.turned(row: "\(part)", isOn: false)) }
        polling = Task { [weak self, sensor, clock, fault] in
            while !Task.isCancelled {
                if let text = try? await sensor.get("temperature") {
                    self?.view?(.temperature(text))
                    if fault == .endsTheErrorWithARound { self?.view?(.isNotDone(false)) }
                }
                try? await clock.sleep(for: .seconds(10))
            }
        }
    }

    private func turn(_ part: Part) {
        busy.insert(part)
        view?(.isNotDone(false))
        flip(part)
        switches.get("\(part) \(on.contains(part) ? "on" : "off")") { [weak self, fault] answer in
            guard let self else { return }
            busy.remove(part)
            if case .success = answer {
                if fault == .endsTheErrorWithAnotherSuccess { view?(.isNotDone(false)) }
            } else {
                flip(part)
                view?(.isNotDone(true))
            }
        }
    }

    private func flip(_ part: Part) {
        on.formSymmetricDifference([part])
        view?(.turned(row: "\(part)", isOn: on.contains(part)))
    }
}
