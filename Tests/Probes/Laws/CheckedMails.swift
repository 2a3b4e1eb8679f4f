import LawReference
public import VIPERSpecs

/// Mails that the user checks and then archives together.
@MainActor
public final class CheckedMails {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case mails([String]), checked([String]), isOffline(Bool), isNotArchived
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let archive: ArchiveMock
    private let keepsWhatIsGone: Bool
    private var (mails, checked, newest, isArchiving) = ([String](), [String](), 0, false)

    private init(_ view: ToldSpy<Shown>, keepsWhatIsGone: Bool, log: CallLog) {
        (self.view, self.keepsWhatIsGone) = (view, keepsWhatIsGone)
        (service, archive) = (AskedMock("Service", log: log), ArchiveMock(log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsWhatIsGone: Whether a mail stays checked in secret when a refresh has taken it away.
    public nonisolated static func stage(keepsWhatIsGone: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let module = CheckedMails(view, keepsWhatIsGone: keepsWhatIsGone, log: stage.log)
            stage.view(view)
            stage.store(module.archive)
            stage.track(module)
            stage.request(module.service.answers, gives: { ["mail \($0)a", "mail \($0)b"] }, fails: Offline())
            stage.request(module.archive.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.isNotArchived)
            let canAct = { @MainActor @Sendable in !module.isArchiving && !module.mails.isEmpty }
            stage.event("view appears", .appears) { module.load() }
            stage.event("pull to refresh", when: { !module.isArchiving }) { module.load() }
            stage.event("check first", .repeatable, when: canAct) { module.check() }
            stage.event("archive", when: { canAct() && !module.shownChecks.isEmpty }) { module.archiveAll() }
        }
    }

    private var shownChecks: [String] { checked.filter(mails.contains) }

    private func load() {
        newest += 1
        view?(.isOffline(false))
        service.get("mails") { [weak self, newest] answer in
            guard let self, newest == self.newest, !isArchiving else { return }
            guard case .success(let mails) = answer else {
                view?(.isOffline(true))
                return
            }
            self.mails = mails
            if !keepsWhatIsGone { checked = shownChecks }
            show()
        }
    }

    private func check() {
        let mail = mails[0]
        if checked.contains(mail) { checked.removeAll { $0 == mail } } else { checked.append(mail) }
        show()
    }

    private func archiveAll() {
        let sent = checked
        (newest, isArchiving) = (newest + 1, true)
        archive.send(sent) { [weak self] answer in
            guard let self else { return }
            isArchiving = false
            guard case .success = answer else {
                view?(.isNotArchived)
                return
            }
            mails.removeAll(where: sent.contains)
            checked = []
            show()
        }
    }

    private func show() {
        view?(.mails(mails))
        view?(.checked(shownChecks))
    }

    /// Archives mails.
    private final class ArchiveMock: CallRecording, Sendable {
        enum Call: RecordedCall, Sendable {
            case send([String])
        }

        let recorder: Recorder<Call>
        let answers: Answers<[String], Void, any Error>

        init(log: CallLog) {
            recorder = Recorder("Archive", log: log)
            answers = Answers("Archive.send", log: log)
        }

        @MainActor
        func send(_ mails: [String], _ completion: @escaping @MainActor (Result<Void, any Error>) -> Void) {
            recorder.ask(.send(mails), with: mails, of: answers, completion)
        }
    }
}
