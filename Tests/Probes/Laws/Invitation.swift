import LawReference
public import VIPERSpecs

/// A reply to an invitation in two steps: who comes, and what they eat.
///
/// A draft of it is kept half a second after each change, and filled in when the user comes back.
@MainActor
public final class Invitation {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), name(String), menu(String), hint(String), isSending(Bool), isNotSent(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case close
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case keepsWhatWasSent, takesOverAfterThePause, sendsTheLateDraft
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (drafts, host): (DraftsMock, HostMock)
    private let clock: TestClock
    private let fault: Fault?
    private var (reply, field, step) = (Reply(), "", 1)
    private var (isTouched, isSending, isClosed) = (false, false, false)
    private var pause: Task<Void, Never>?

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault, clock) = (view, fault, stage.clock.sleeping)
        router = ToldSpy("Router", log: stage.log)
        (drafts, host) = (DraftsMock(log: stage.log), HostMock(log: stage.log))
    }

    deinit { pause?.cancel() }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = Invitation(on: stage, view, fault)
            stage.view(view)
            stage.wireframe(form.router)
            stage.store(form.drafts)
            stage.track(form)
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.passing(Shown.hint(""))
            stage.request(form.drafts.kept, gives: { Reply(name: "Kept \($0)", menu: "fish") }, empty: nil)
            stage.request(form.host.reply, gives: { _ in }, fails: Offline())
            let isOn = { @MainActor @Sendable (step: Int) in form.step == step && !form.isSending && !form.isClosed }
            stage.event("view appears", .appears) { form.appear() }
            stage.event("type Ann", when: { isOn(1) && form.field != "Ann" }) { form.type("Ann") }
            stage.event("next", when: { isOn(1) }) { form.next() }
            stage.event("choose vegan", .repeatable, when: { isOn(2) }) { form.choose("vegan") }
            stage.event("back", when: { isOn(2) }) { form.back() }
            stage.event("send", when: { isOn(2) }) { form.send() }
            stage.event("close", [.leaves, .outlivesView], when: { !form.isSending }) { form.close() }
        }
    }

    private func appear() {
        drafts.get { [weak self] kept in
            guard let self, let kept, !isSending, !isClosed else { return }
            if fault == .sendsTheLateDraft, isTouched { reply = kept }
            guard !isTouched else { return }
            (reply, field) = (kept, kept.name)
            view?(.name(kept.name))
            view?(.menu(kept.menu))
        }
    }

    private func type(_ name: String) {
        (field, isTouched) = (name, true)
        if fault != .takesOverAfterThePause { reply.name = name }
        view?(.name(name))
        keepSoon()
    }

    private func choose(_ menu: String) {
        (reply.menu, isTouched) = (menu, true)
        view?(.menu(menu))
        keepSoon()
    }

    private func keepSoon() {
        pause?.cancel()
        pause = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .milliseconds(500))) != nil, let self else { return }
            reply.name = field
            keep()
        }
    }

    private func keep() {
        pause = nil
        drafts.recorder.record(.keep(reply))
    }

    private func next() {
        guard !field.isEmpty else { return view?(.hint("Who comes?")) ?? () }
        go(to: 2)
    }

    private func back() { go(to: 1) }

    private func go(to number: Int) {
        step = number
        view?(.isNotSent(false))
        view?(.step(number))
    }

    private func send() {
        isSending = true
        if fault != .keepsWhatWasSent { pause?.cancel() }
        view?(.isNotSent(false))
        view?(.isSending(true))
        host.reply(reply.name, menu: reply.menu) { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.isSending(false))
            guard case .success = answer else { return view?(.isNotSent(true)) ?? () }
            isClosed = true
            router(.close)
        }
    }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        if let pause {
            pause.cancel()
            reply.name = field
            keep()
        }
        router(.close)
    }
}

/// Who comes, and what they eat.
struct Reply: Equatable, Sendable {
    var name = ""
    var menu = "meat"
}

private final class DraftsMock: CallRecording {
    enum Call: RecordedCall {
        case kept
        case keep(Reply)
    }

    let recorder: Recorder<Call>
    let kept: Answers<Void, Reply?, Never>

    init(log: CallLog) {
        recorder = Recorder("Drafts", log: log)
        kept = Answers("Drafts.kept", log: log)
    }

    @MainActor
    func get(_ completion: @escaping @MainActor (Reply?) -> Void) {
        recorder.ask(.kept, of: kept) { completion($0.get()) }
    }
}

private final class HostMock: CallRecording {
    enum Call: RecordedCall {
        case reply(String, menu: String)
    }

    let recorder: Recorder<Call>
    let reply: Answers<(String, menu: String), Void, any Error>

    init(log: CallLog) {
        recorder = Recorder("Host", log: log)
        reply = Answers("Host.reply", log: log)
    }

    @MainActor
    func reply(
        _ name: String,
        menu: String,
        _ completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
        recorder.ask(.reply(name, menu: menu), with: (name, menu: menu), of: reply, completion)
    }
}
