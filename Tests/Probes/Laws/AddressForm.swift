import LawReference
public import VIPERSpecs

/// A change of address in two steps: the street, which is kept as a draft a second after it was typed, and the day.
@MainActor
public final class AddressForm {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), street(String), day(String), isSending(Bool), isNotSent(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case close
    }

    /// The calls of the store of drafts.
    public enum Stored: RecordedCall {
        case keep(String), discard
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsTheDayInSecret, keepsWhatWasSent, losesTheDraft
    }

    private weak let view: ToldSpy<Shown>?
    private let (router, drafts): (ToldSpy<Opened>, ToldSpy<Stored>)
    private let office: OfficeMock
    private let clock: TestClock
    private let fault: Fault?
    private var (step, street, day, unsaved) = (1, "", "Monday", nil as String?)
    private var (isSending, hasShownDay, isClosed) = (false, false, false)
    private var pause: Task<Void, Never>?

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault, clock) = (view, fault, stage.clock.sleeping)
        (router, drafts) = (ToldSpy("Router", log: stage.log), ToldSpy("Drafts", log: stage.log))
        office = OfficeMock(log: stage.log)
    }

    deinit { pause?.cancel() }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = AddressForm(on: stage, view, fault)
            stage.view(view)
            stage.wireframe(form.router)
            stage.store(form.office, form.drafts)
            stage.track(form)
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.request(form.office.change, gives: { _ in }, fails: Offline())
            let isOn = { @MainActor @Sendable (step: Int) in form.step == step && !form.isSending }
            stage.event("view appears", .appears) { form.view?(.step(1)) }
            for street in ["Elm Street 1", "Elm Street 12"] {
                stage.event("type \(street)", when: { isOn(1) && form.street != street }) { form.type(street) }
            }
            stage.event("next", when: { isOn(1) && !form.street.isEmpty }) { form.next() }
            stage.event("choose Friday", .repeatable, when: { isOn(2) }) { form.choose("Friday") }
            stage.event("back", when: { isOn(2) }) { form.back() }
            stage.event("send", when: { isOn(2) }) { form.send() }
            stage.event("close", [.leaves, .outlivesView], when: { !form.isSending }) { form.close() }
        }
    }

    private func type(_ street: String) {
        (self.street, unsaved) = (street, street)
        view?(.street(street))
        pause?.cancel()
        pause = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
            self?.keep()
        }
    }

    private func keep() {
        guard let text = unsaved else { return }
        unsaved = nil
        drafts(.keep(text))
    }

    private func next() {
        step = 2
        view?(.step(2))
        if fault != .forgetsTheDayInSecret || !hasShownDay { view?(.day(day)) }
        hasShownDay = true
    }

    private func choose(_ day: String) {
        self.day = day
        view?(.day(day))
    }

    private func back() {
        step = 1
        if fault == .forgetsTheDayInSecret { day = "Monday" }
        view?(.isNotSent(false))
        view?(.step(1))
    }

    private func send() {
        isSending = true
        view?(.isNotSent(false))
        view?(.isSending(true))
        office.change(street, from: day) { [weak self] answer in self?.sent(answer) }
    }

    private func sent(_ answer: Result<Void, any Error>) {
        view?(.isSending(false))
        guard case .success = answer else {
            isSending = false
            view?(.isNotSent(true))
            return
        }
        if fault != .keepsWhatWasSent { pause?.cancel() }
        drafts(.discard)
        isClosed = true
        router(.close)
    }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        pause?.cancel()
        if fault != .losesTheDraft { keep() }
        router(.close)
    }
}

private final class OfficeMock: CallRecording {
    enum Call: RecordedCall {
        case change(String, from: String)
    }

    let recorder: Recorder<Call>
    let change: Answers<(String, from: String), Void, any Error>

    init(log: CallLog) {
        recorder = Recorder("Office", log: log)
        change = Answers("Office.change", log: log)
    }

    @MainActor
    func change(
        _ street: String,
        from day: String,
        _ completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
        recorder.ask(.change(street, from: day), with: (street, from: day), of: change, completion)
    }
}
