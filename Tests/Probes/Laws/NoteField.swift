public import LawReference
public import VIPERSpecs

/// A field for a note, which is sent and then emptied.
@MainActor
public final class NoteField {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case text(String), sent(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let sendsOnlyOne: Bool
    private var (text, isSending, hasSent) = ("", false, false)

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, sendsOnlyOne: Bool = false) {
        (self.view, self.service, self.sendsOnlyOne) = (view, service, sendsOnlyOne)
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(sendsOnlyOne: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ NoteField($0, $1, sendsOnlyOne: sendsOnlyOne) }, gives: { _ in }) { field in
                stage.state(from: Shown.problem("Offline"), until: .problem(nil))
                stage.event("type") { field.type("Milk") }
                stage.event("send", when: { !field.isSending && !field.text.isEmpty }) { field.send() }
            }
        }
    }

    private func type(_ text: String) {
        self.text = text
        view?(.text(text))
    }

    private func send() {
        guard !isSending, !text.isEmpty, !(sendsOnlyOne && hasSent) else { return }
        isSending = true
        let text = text
        service.get(text) { [weak self] answer in
            guard let self else { return }
            isSending = false
            guard case .success = answer else { return view?(.problem("Offline")) ?? () }
            hasSent = true
            view?(.problem(nil))
            view?(.sent(text))
            type("")
        }
    }
}
