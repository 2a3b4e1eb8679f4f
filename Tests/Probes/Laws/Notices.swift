public import LawReference
public import VIPERSpecs

/// Shows the newest notice of a stream, and marks it as read before the server has confirmed that.
@MainActor
public final class Notices {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case bringsBackTheOldOnes
    }

    private weak let view: ToldSpy<Shown>?
    private let notices: FreeServiceMock
    private let service: AskedMock<Void>
    private let fault: Fault?
    private var newest = 0
    private var isRead = false
    private var isMarking = false
    private var task: Task<Void, Never>?

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ notices: FreeServiceMock,
        _ service: AskedMock<Void>,
        fault: Fault? = nil
    ) {
        (self.view, self.notices, self.service, self.fault) = (view, notices, service, fault)
    }

    deinit { task?.cancel() }

    /// The view appears.
    public func appear() {
        task?.cancel()
        task = Task { [weak self, notices] in
            do {
                for try await notice in notices.counts() { self?.came(notice) }
            } catch {
                if !Task.isCancelled { self?.view?(.problem("Nothing new will come.")) }
            }
        }
    }

    /// The user marks everything as read.
    public func markAsRead() {
        guard !isMarking else { return }
        let before = newest
        (isMarking, isRead) = (true, true)
        show()
        service.get("read") { [weak self] answer in
            guard let self, isMarking else { return }
            isMarking = false
            guard case .failure = answer else { return }
            if fault == .bringsBackTheOldOnes { newest = before }
            isRead = false
            show()
            view?(.problem("It was not marked."))
        }
    }

    private func came(_ notice: Int) {
        newest = notice
        show()
    }

    private func show() {
        view?(.rows(["notice \(newest)", isRead ? "read" : "new"]))
    }
}

extension Notices {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let notices = FreeServiceMock(log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let module = Notices(view, notices, service, fault: fault)
            stage.view(view)
            stage.track(module)
            stage.request(notices.count, gives: { $0 + 1 }, fails: Offline(), endless: true)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { module.appear() }
            stage.event("mark as read") { module.markAsRead() }
        }
    }
}
