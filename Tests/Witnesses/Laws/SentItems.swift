import LawReference
import VIPERSpecs

/// Messages that can be sent again after a failure, the oldest first.
@MainActor
final class SentItems {
    enum Shown: RecordedCall {
        case rows([String]), emptiesTheField
    }

    enum Fault {
        case sendsWhatWasTypedLast, leavesTheField
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let fault: Fault
    private var rows: [(text: String, state: String)] = []

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, fault: Fault) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    var hasFailures: Bool { rows.contains { $0.state == "failed" } }

    func send(_ text: String) {
        rows.append((text, ""))
        if fault != .leavesTheField { view?(.emptiesTheField) }
        send(at: rows.count - 1)
    }

    func retry() {
        if let index = rows.firstIndex(where: { $0.state == "failed" }) { send(at: index) }
    }

    private func send(at index: Int) {
        show(index, "on its way")
        var isOpen = true
        let text = fault == .sendsWhatWasTypedLast ? rows.last?.text : rows[index].text
        service.get(text ?? "") { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            show(index, (try? answer.get()) == nil ? "failed" : "sent")
        }
    }

    private func show(_ index: Int, _ state: String) {
        rows[index].state = state
        view?(.rows(rows.map { "\($0.text): \($0.state)" }))
    }
}

extension SentItems {
    /// Returns a closure that puts the module on a stage.
    nonisolated static func stage(_ fault: Fault) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ SentItems($0, $1, fault: fault) }, gives: { _ in }) { items in
                stage.passing(Shown.emptiesTheField)
                stage.event("send hi", .repeatable) { items.send("hi") }
                stage.event("send bye", .repeatable) { items.send("bye") }
                stage.event("try again", when: { [weak items] in items?.hasFailures == true }) { items.retry() }
            }
        }
    }
}
