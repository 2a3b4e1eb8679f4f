import LawReference
public import VIPERSpecs

/// Loads letters, and sends one that is shown once it is sent.
@MainActor
public final class LetterBox {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case letters([String]), isMarked(String), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case showsWhatWasNotSent, reloadsNoMore
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, post): (AskedMock<[String]>, AskedMock<Void>)
    private let fault: Fault?
    private let marks: Bool
    private var (loaded, sent, newest, isSending) = ([] as [String], [] as [String], 0, false)

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<[String]>,
        _ post: AskedMock<Void>,
        _ fault: Fault?,
        marks: Bool
    ) {
        (self.view, self.service, self.post, self.fault, self.marks) = (view, service, post, fault, marks)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - marks: Whether it shows what was not sent, and marks it.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        marks: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let post = AskedMock<Void>("Post", log: stage.log)
            let box = LetterBox(view, service, post, fault, marks: marks)
            stage.view(view)
            stage.store(post)
            stage.track(box)
            stage.passing(Shown.problem(""))
            stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
            stage.request(post.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { box.load("first") }
            stage.event("reload", .onlyAtRest) { box.reload() }
            stage.event("send hi", .onlyAtRest) { box.send() }
        }
    }

    private func reload() {
        if fault == .reloadsNoMore, loaded.isEmpty { return }
        load("again")
    }

    private func load(_ question: String) {
        newest += 1
        service.get(question) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard let letters = try? answer.get() else { return view?(.problem("Not loaded")) ?? () }
            loaded = letters
            view?(.letters(loaded + sent))
        }
    }

    private func send() {
        guard !isSending else { return }
        isSending = true
        post.get("hi") { [weak self] answer in
            guard let self else { return }
            isSending = false
            let isSent = (try? answer.get()) != nil
            if !isSent { view?(.problem("Not sent")) }
            guard isSent || marks || fault == .showsWhatWasNotSent else { return }
            sent.append("hi")
            view?(.letters(loaded + sent))
            if !isSent, marks { view?(.isMarked("hi")) }
        }
    }
}
