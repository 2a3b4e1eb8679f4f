public import LawReference
public import VIPERSpecs

/// Sends messages, and retries those that have failed, one after the other.
@MainActor
public final class Mailer {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String])
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case sendsAllAgain, sendsOncePerFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let fault: Fault?
    private let stopsAtFailures: Bool
    private var rows: [(text: String, state: String)] = []
    private var waiting: Set<String> = []
    private var sent: Set<String> = []
    private var failed: [String] = []
    private var rest: [String] = []

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<Void>,
        stopsAtFailures: Bool = false,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.stopsAtFailures, self.fault) = (view, service, stopsAtFailures, fault)
    }

    /// A message is sent.
    public func send(_ text: String) {
        failed.removeAll { $0 == text }
        ask(text) { _, _ in }
    }

    /// The user tries again.
    public func retry() {
        guard rest.isEmpty else { return }
        rest = failed
        next()
    }

    private func next() {
        guard !rest.isEmpty else { return }
        ask(rest.removeFirst()) { mailer, isSent in
            if mailer.stopsAtFailures, !isSent { mailer.rest = [] }
            mailer.next()
        }
    }

    private func ask(_ text: String, then goOn: @escaping @MainActor (Mailer, Bool) -> Void) {
        guard waiting.insert(text).inserted else { return goOn(self, true) }
        show(text, "on its way")
        service.get(text) { [weak self] answer in
            guard let self, waiting.remove(text) != nil else { return }
            let isSent = (try? answer.get()) != nil
            if isSent { succeeded(text) } else { fails(text) }
            goOn(self, isSent)
        }
    }

    private func succeeded(_ text: String) {
        sent.insert(text)
        switch fault {
        case .sendsAllAgain: if sent.isSuperset(of: failed) { failed = [] }
        default: failed.removeAll { $0 == text }
        }
        show(text, "sent")
    }

    private func fails(_ text: String) {
        sent.remove(text)
        if fault == .sendsOncePerFailure || !failed.contains(text) { failed.append(text) }
        show(text, "failed")
    }

    private func show(_ text: String, _ state: String) {
        if let index = rows.firstIndex(where: { $0.text == text }) {
            rows[index].state = state
        } else {
            rows.append((text, state))
        }
        view?(.rows(rows.map { "\($0.text): \($0.state)" }))
    }
}

extension Mailer {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        stopsAtFailures: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Mailer($0, $1, stopsAtFailures: stopsAtFailures, fault: fault) }, gives: { _ in }) { mailer in
                stage.event("send hi") { mailer.send("hi") }
                stage.event("send bye") { mailer.send("bye") }
                stage.event("try again") { mailer.retry() }
            }
        }
    }
}
