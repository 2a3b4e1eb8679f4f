import LawReference
public import VIPERSpecs

/// Messages that are shown at once and sent one after the other, even if the view has gone, and one button that sends
/// again what has failed.
@MainActor
public final class Outbox {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case messages([String]), isNotSent(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsTheFirst, losesTheQueue
    }

    private weak let view: ToldSpy<Shown>?
    private let queue: Queue
    private let fault: Fault?
    private var messages: [String] = []

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault) = (view, fault)
        queue = Queue(AskedMock("Server", log: stage.log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let outbox = Outbox(on: stage, view, fault)
            stage.view(view)
            stage.store(outbox.queue.server)
            stage.track(outbox)
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.request(outbox.queue.server.answers, gives: { _ in }, fails: Offline())
            for text in ["hi", "bye"] {
                stage.event(
                    "send \(text)",
                    [.outlivesView, .repeatable],
                    when: { !outbox.queue.waiting.contains(text) && !outbox.queue.failed.contains(text) }
                ) { outbox.send(text) }
            }
            stage.event(
                "send again",
                .outlivesView,
                when: { outbox.queue.waiting.isEmpty && !outbox.queue.failed.isEmpty }
            ) { outbox.sendAgain() }
        }
    }

    private func send(_ text: String) {
        messages.append(text)
        view?(.messages(messages))
        enqueue([text])
    }

    private func sendAgain() {
        let texts = fault == .forgetsTheFirst ? queue.failed.suffix(1) : queue.failed
        queue.failed = []
        enqueue(texts)
    }

    private func enqueue(_ texts: [String]) {
        queue.waiting += texts
        view?(.isNotSent(!queue.failed.isEmpty))
        guard !queue.isSending else { return }
        queue.next(keepsItself: fault != .losesTheQueue) { [weak view] hasFailed in view?(.isNotSent(hasFailed)) }
    }

    /// What is sent when the view may have gone.
    @MainActor
    private final class Queue {
        let server: AskedMock<Void>
        var waiting: [String] = []
        var failed: [String] = []
        private(set) var isSending = false

        init(_ server: AskedMock<Void>) { self.server = server }

        func next(keepsItself: Bool, _ done: @escaping @MainActor (Bool) -> Void) {
            guard let text = waiting.first else { return }
            isSending = true
            server.get(text) { [weak self, kept = keepsItself ? self : nil] answer in
                guard let queue = kept ?? self else { return }
                queue.isSending = false
                queue.waiting.removeFirst()
                if case .failure = answer { queue.failed.append(text) }
                done(!queue.failed.isEmpty)
                queue.next(keepsItself: keepsItself, done)
            }
        }
    }
}
