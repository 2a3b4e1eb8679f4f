import LawReference
public import VIPERSpecs

/// Counts taps at once, and sends them together after a pause; what cannot be sent is not counted.
@MainActor
public final class Clicks {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case count(Int), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: any Clock<Duration>
    private let forgetsWhatCameMeanwhile: Bool
    private var (sent, unsent, sending) = (0, 0, 0)
    private var pause: Task<Void, Never>?

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<Void>,
        clock: any Clock<Duration>,
        forgetsWhatCameMeanwhile: Bool
    ) {
        (self.view, self.service, self.clock) = (view, service, clock)
        self.forgetsWhatCameMeanwhile = forgetsWhatCameMeanwhile
    }

    isolated deinit { pause?.cancel() }

    /// Stages the module.
    ///
    /// - Parameter forgetsWhatCameMeanwhile: Whether it forgets the taps that came while others were sent.
    public nonisolated static func stage(
        forgetsWhatCameMeanwhile: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put(
                { Clicks($0, $1, clock: clock, forgetsWhatCameMeanwhile: forgetsWhatCameMeanwhile) },
                gives: { _ in }
            ) { clicks in
                stage.passing(Shown.problem(""))
                stage.event("view appears", .appears) { clicks.show() }
                stage.event("plus", .repeatable) { clicks.tap() }
            }
        }
    }

    private func tap() {
        unsent += 1
        show()
        pause?.cancel()
        pause = Task { [weak self, clock] in
            do { try await clock.sleep(for: .seconds(2)) } catch { return }
            self?.pause = nil
            self?.send()
        }
    }

    private func send() {
        guard sending == 0, unsent > 0 else { return }
        (sending, unsent) = (unsent, 0)
        service.get("add \(sending)") { [weak self] answer in
            guard let self else { return }
            if case .success = answer { sent += sending } else { view?(.problem("Not counted")) }
            sending = 0
            if forgetsWhatCameMeanwhile { unsent = 0 }
            show()
            if pause == nil { send() }
        }
    }

    private func show() { view?(.count(sent + sending + unsent)) }
}
