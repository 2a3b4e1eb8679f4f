import LawReference
public import VIPERSpecs

/// Lets a member in, and after two failures in a row only sends them to the desk.
@MainActor
public final class Turnstile {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isOpening(Bool), welcome, tryAgain, askAtTheDesk
    }

    private weak let view: ToldSpy<Shown>?
    private let gate: AskedMock<Void>
    private let neverForgets: Bool
    private var (failures, isOpening) = (0, false)

    private init(_ view: ToldSpy<Shown>, neverForgets: Bool, log: CallLog) {
        (self.view, self.neverForgets, gate) = (view, neverForgets, AskedMock("Gate", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter neverForgets: Whether failures count that a success has made good.
    public nonisolated static func stage(neverForgets: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let turnstile = Turnstile(view, neverForgets: neverForgets, log: stage.log)
            stage.view(view)
            stage.store(turnstile.gate)
            stage.track(turnstile)
            stage.request(turnstile.gate.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Shown.isOpening(true), until: .isOpening(false))
            stage.oneOf(Shown.welcome, .tryAgain, .askAtTheDesk)
            stage.event("hold the card", .repeatable, when: { !turnstile.isOpening }) { turnstile.open() }
        }
    }

    private func open() {
        guard failures < 2 else {
            view?(.askAtTheDesk)
            return
        }
        isOpening = true
        view?(.isOpening(true))
        gate.get("open") { [weak self] answer in
            guard let self else { return }
            isOpening = false
            view?(.isOpening(false))
            guard case .success = answer else {
                failures += 1
                view?(.tryAgain)
                return
            }
            if !neverForgets { failures = 0 }
            view?(.welcome)
        }
    }
}
