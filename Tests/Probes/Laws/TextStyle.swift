import LawReference
public import VIPERSpecs

/// The style of a text, which is stored as a whole half a second after it was changed, or on leaving.
@MainActor
public final class TextStyle {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case size(Int), isBold(Bool), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case retriesTheOld, saysItForEver, storesItOnceMore, sendsTheOld, offersInVain
    }

    private weak var view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let clock: TestClock
    private let fault: Fault?
    private var (size, isBold, hasChanged) = (10, false, false)
    private var failed: String?
    private var pause: ScheduledAction?

    private init(_ view: ToldSpy<Shown>, _ store: AskedMock<Void>, _ clock: TestClock, fault: Fault?) {
        (self.view, self.store, self.clock, self.fault) = (view, store, clock, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            let style = TextStyle(view, store, stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.store(store)
            stage.track(style)
            stage.state(from: Shown.problem("Not stored"), until: .problem(nil))
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("bigger", .repeatable) { style.grow() }
            stage.event("bold", .repeatable) { style.toggle() }
            stage.event("store", when: { style.canStore }) { style.storeNow() }
            stage.event("try again", when: { style.failed != nil }) { style.retry() }
            stage.event("close", [.leaves, .outlivesView]) { style.close() }
        }
    }

    private var text: String { "\(size) pt, bold: \(isBold)" }

    private var canStore: Bool { hasChanged || failed != nil }

    private func grow() {
        size += 1
        view?(.size(size))
        change()
    }

    private func toggle() {
        isBold.toggle()
        view?(.isBold(isBold))
        change()
    }

    private func change() {
        hasChanged = true
        pause?.cancel()
        // What was changed is stored even if the view has gone.
        pause = clock.schedule(after: .seconds(0.5)) { [self] in save(fault == .sendsTheOld ? failed ?? text : text) }
    }

    private func storeNow() {
        guard canStore, hasChanged || fault != .offersInVain else { return }
        failed = nil
        view?(.problem(nil))
        pause?.cancel()
        save(text)
    }

    private func retry() {
        guard let failed else { return }
        self.failed = nil
        view?(.problem(nil))
        pause?.cancel()
        save(fault == .retriesTheOld ? failed : text)
    }

    private func close() {
        view = nil
        guard hasChanged else { return }
        if fault != .storesItOnceMore { pause?.cancel() }
        save(text)
    }

    private func save(_ text: String) {
        hasChanged = false
        store.get(text) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success:
                failed = nil
                if fault != .saysItForEver { view?(.problem(nil)) }
            case .failure:
                failed = text
                view?(.problem("Not stored"))
            }
        }
    }
}
