import LawReference
import VIPERSpecs

/// Sends the typed text when the user leaves.
@MainActor
final class Letter {
    enum Shown: RecordedCall {
        case text(String)
    }

    enum Opened: RecordedCall {
        case end
    }

    enum Told: RecordedCall {
        case closed, sent
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let onClose, onSent: @MainActor () -> Void
    private var text = ""
    private var hasLeft = false

    init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<Void>,
        onClose: @escaping @MainActor () -> Void,
        onSent: @escaping @MainActor () -> Void = {}
    ) {
        (self.view, self.service, self.onClose, self.onSent) = (view, service, onClose, onSent)
    }

    private func type(_ text: String) {
        self.text = text
        view?(.text(text))
    }

    private func close() {
        guard !hasLeft else { return }
        hasLeft = true
        onClose()
        service.get("send \(text)") { [onSent] answer in
            if case .success = answer { onSent() }
        }
    }

    func play(on stage: Stage) {
        stage.event("type") { self.type("hello") }
        stage.event("close", [.leaves, .outlivesView]) { self.close() }
    }
}
