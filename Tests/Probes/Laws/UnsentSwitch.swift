public import LawReference
public import VIPERSpecs

/// A switch that stays where it was put, and is sent later if it could not be sent at once.
@MainActor
public final class UnsentSwitch {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isOn(Bool), isUnsent(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case onlySaysThatItIsSent
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let fault: Fault?
    private var (isOn, isSending, isUnsent) = (false, false, false)

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Tells a stage what can happen.
    public func play(on stage: Stage) {
        stage.state(from: Shown.isUnsent(true), until: .isUnsent(false))
        stage.event("switch", .repeatable) { self.toggle() }
        stage.event("send", when: { self.isUnsent }) {
            if self.fault == .onlySaysThatItIsSent { self.show(unsent: false) } else { self.send() }
        }
    }

    private func toggle() {
        isOn.toggle()
        view?(.isOn(isOn))
        send()
    }

    private func send() {
        guard !isSending else { return }
        isSending = true
        show(unsent: false)
        service.get("on: \(isOn)") { [weak self, sent = isOn] answer in
            guard let self else { return }
            isSending = false
            if sent != isOn { return send() }
            if case .failure = answer { show(unsent: true) }
        }
    }

    private func show(unsent: Bool) {
        isUnsent = unsent
        view?(.isUnsent(unsent))
    }
}
