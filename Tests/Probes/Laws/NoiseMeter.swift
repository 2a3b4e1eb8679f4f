import LawReference
public import VIPERSpecs

/// Asks for the microphone when its view appears, then shows how loud it is and the peak, until the view disappears.
@MainActor
public final class NoiseMeter {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case asking, refused, level(Int, peak: Int), lost
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case remembersARefusal, keepsThePeak
    }

    private weak let view: ToldSpy<Shown>?
    private let permission: AskedMock<Void>
    private let microphone: AskedMock<Int>
    private let fault: Fault?
    private var isVisible = false
    private var isAllowed: Bool?
    private var peak = 0
    private var loudest = 0
    private var reader: Task<Void, Never>?

    private init(
        _ view: ToldSpy<Shown>,
        _ permission: AskedMock<Void>,
        _ microphone: AskedMock<Int>,
        _ fault: Fault?
    ) {
        (self.view, self.permission, self.microphone, self.fault) = (view, permission, microphone, fault)
    }

    deinit { reader?.cancel() }

    private func appear() {
        isVisible = true
        reader?.cancel()
        view?(.asking)
        reader = Task { [weak self, permission, microphone, isAllowed] in
            var answer = isAllowed
            if answer == nil { answer = (try? await permission.get("microphone")) != nil }
            guard !Task.isCancelled, let answer else { return }
            self?.hear(answer)
            guard answer else { return }
            do {
                for try await level in microphone.values("levels") { self?.show(level) }
            } catch {
                if !Task.isCancelled { self?.view?(.lost) }
            }
        }
    }

    private func hear(_ answer: Bool) {
        if answer || fault == .remembersARefusal { isAllowed = answer }
        if !answer { view?(.refused) }
    }

    private func show(_ level: Int) {
        peak = max(peak, level)
        loudest = max(loudest, level)
        view?(.level(level, peak: peak))
    }

    private func reset() {
        (peak, loudest) = (fault == .keepsThePeak ? peak : 0, 0)
        view?(.level(0, peak: 0))
    }

    private func disappear() {
        isVisible = false
        reader?.cancel()
    }
}

extension NoiseMeter {
    /// Puts it on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let permission = AskedMock<Void>("Permission", log: stage.log)
            let microphone = AskedMock<Int>("Microphone", log: stage.log)
            let meter = NoiseMeter(view, permission, microphone, fault)
            let isVisible = { @MainActor @Sendable in meter.isVisible }
            stage.view(view)
            stage.track(meter)
            stage.oneOf(Shown.asking, .refused, .level(0, peak: 0), .lost)
            stage.busy(from: Shown.asking, until: .refused, .level(0, peak: 0), .lost)
            stage.request(permission.answers, gives: { _ in }, fails: Offline())
            stage.request(microphone.answers, gives: { 90 - $0 }, fails: Offline(), endless: true)
            stage.invariant("the peak is the loudest since the reset") {
                guard case .level(let level, let peak) = view.calls.last, level > 0 else { return true }
                return peak == meter.loudest
            }
            stage.event("view appears", [.appears, .repeatable], when: { !meter.isVisible }) { meter.appear() }
            stage.event("reset", when: { meter.isVisible && meter.loudest > 0 }) { meter.reset() }
            stage.event("view disappears", when: isVisible) { meter.disappear() }
        }
    }
}
