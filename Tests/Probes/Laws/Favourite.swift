public import LawReference
public import VIPERSpecs

/// A heart that changes at once; each tap is sent, and the newest counts.
@MainActor
public final class Favourite {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isOn(Bool), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case togglesBack, drawsATapThatIsNotSent
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let fault: Fault?
    private var (isOn, known, open, newest, hasFailed) = (false, false, 0, 0, false)

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Tells a stage what can happen.
    public func play(on stage: Stage) {
        stage.passing(Shown.problem(""))
        stage.event("view appears", .appears) { self.show() }
        stage.event("tap", .repeatable) { self.tap() }
    }

    private func tap() {
        isOn.toggle()
        show()
        if open > 0, fault == .drawsATapThatIsNotSent { return }
        (open, newest, hasFailed) = (open + 1, newest + 1, false)
        service.get("on: \(isOn)") { [weak self, sent = isOn, number = newest] answer in
            guard let self else { return }
            open -= 1
            if case .success = answer { known = sent } else { view?(.problem("Not stored")) }
            if case .failure = answer, fault == .togglesBack { isOn.toggle() }
            if number == newest, case .failure = answer { hasFailed = true }
            if open == 0, hasFailed, fault != .togglesBack { isOn = known }
            show()
        }
    }

    private func show() { view?(.isOn(isOn)) }
}
