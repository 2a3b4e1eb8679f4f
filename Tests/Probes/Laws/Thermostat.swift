import LawReference
public import VIPERSpecs

/// Shows the chosen temperature at once, and sends one choice after the other, the newest last.
@MainActor
public final class Thermostat {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case degrees(Int), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let forgetsTheNewer: Bool
    private var (wanted, stored) = (20, 20)
    private var isSending = false

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, forgetsTheNewer: Bool) {
        (self.view, self.service, self.forgetsTheNewer) = (view, service, forgetsTheNewer)
    }

    private func appear() { view?(.degrees(wanted)) }

    private func choose(_ degrees: Int) {
        wanted = degrees
        view?(.problem(nil))
        view?(.degrees(degrees))
        send()
    }

    private func send() {
        guard !isSending, wanted != stored else { return }
        let sent = wanted
        isSending = true
        service.get("\(sent) degrees") { [weak self] answer in
            guard let self else { return }
            isSending = false
            switch answer {
            case .success: stored = sent
            case .failure where wanted == sent || forgetsTheNewer:
                wanted = stored
                view?(.degrees(stored))
                view?(.problem("Not set"))
            case .failure: break
            }
            send()
        }
    }
}

extension Thermostat {
    /// Puts it on a stage; the failure of a choice may take back a newer one.
    public nonisolated static func stage(forgetsTheNewer: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Thermostat($0, $1, forgetsTheNewer: forgetsTheNewer) }, gives: { _ in }) { thermostat in
                stage.state(from: Shown.problem("Not set"), until: .problem(nil))
                stage.event("view appears", .appears) { thermostat.appear() }
                stage.event("choose 21", .repeatable) { thermostat.choose(21) }
                stage.event("choose 23", .repeatable) { thermostat.choose(23) }
            }
        }
    }
}
