import LawReference
public import VIPERSpecs

/// Mails that its view reads when it is told to; a deleted one is hidden at once, and deleted after five seconds.
@MainActor
public final class ReadMails {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case reload, problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private let reloads: Bool
    private var mails = ["a", "b", "c"]
    private var deleted: (mail: String, timer: ScheduledAction)?

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ clock: TestClock, reloads: Bool) {
        (self.view, self.service, self.clock, self.reloads) = (view, service, clock, reloads)
    }

    deinit { deleted?.timer.cancel() }

    private func delete() {
        guard deleted == nil, !mails.isEmpty else { return }
        let mail = mails.removeFirst()
        view?(.problem(nil))
        view?(.reload)
        deleted = (mail, clock.schedule(after: .seconds(5)) { [weak self] in self?.send(mail) })
    }

    private func send(_ mail: String) {
        service.get(mail) { [weak self] answer in
            guard let self else { return }
            deleted = nil
            guard case .failure = answer else { return }
            mails.insert(mail, at: 0)
            if reloads { view?(.reload) }
            view?(.problem("\(mail) is still there."))
        }
    }
}

extension ReadMails {
    /// Puts them on a stage, where a mail that comes back may be followed by no reload.
    public nonisolated static func stage(reloads: Bool = true) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let mails = ReadMails(view, service, stage.clock.sleeping, reloads: reloads)
            stage.view(view)
            stage.track(mails)
            stage.screen("mails", readOn: Shown.reload) { mails.mails }
            stage.state(from: Shown.problem("a is still there."), until: .problem(nil))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.reload) }
            stage.event("delete first", .repeatable, when: { mails.deleted == nil }) { mails.delete() }
        }
    }
}
