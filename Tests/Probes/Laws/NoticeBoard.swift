import LawReference
public import VIPERSpecs

/// A board whose notices can be opened and answered; what could not be sent is sent by the next pull.
@MainActor
public final class NoticeBoard {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case notices([String]), problem(String?)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case notice(String), copy(String)
    }

    /// What a failure can leave behind, although it was made good.
    public enum Fault: Sendable {
        case opensTheCopy, pullsNoMore
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (service, mail): (AskedMock<[String]>, AskedMock<Void>)
    private let fault: Fault?
    private var notices: [String] = []
    private var (isOffline, isOpening, isStopped) = (false, false, false)
    private var newest = 0
    private var unsent: [String] = []

    private init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ service: AskedMock<[String]>,
        _ mail: AskedMock<Void>,
        fault: Fault?
    ) {
        (self.view, self.router, self.service, self.mail, self.fault) = (view, router, service, mail, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let mail = AskedMock<Void>("Mail", log: stage.log)
            let board = NoticeBoard(view, router, service, mail, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(board)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { ["notice \($0)"] }, fails: Offline())
            stage.request(mail.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { board.appear() }
            stage.event("pull") { board.pull() }
            stage.event("answer the first", .needsContent) { board.send("yes") }
            stage.event("tap the first", .needsContent) { board.open() }
        }
    }

    private func appear() {
        isOpening = false
        load()
    }

    private func load() {
        newest += 1
        service.get("all") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            switch answer {
            case .success(let notices):
                self.notices = notices
                if fault != .opensTheCopy { isOffline = false }
                view?(.notices(notices))
            case .failure:
                isOffline = true
            }
            show(answer)
        }
    }

    private func pull() {
        if fault == .pullsNoMore, isStopped, unsent.isEmpty { return }
        load()
        for text in unsent { send(text) }
    }

    private func send(_ text: String) {
        mail.get(text) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success:
                unsent.removeAll { $0 == text }
            case .failure:
                isStopped = true
                if !unsent.contains(text) { unsent.append(text) }
            }
            show(answer)
        }
    }

    private func open() {
        guard let notice = notices.first, !isOpening else { return }
        isOpening = true
        router(isOffline ? .copy(notice) : .notice(notice))
    }

    private func show<Value>(_ answer: Result<Value, any Error>) {
        if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
    }
}
