public import LawReference
public import VIPERSpecs

/// Shows the earlier messages, and those that the user sends.
@MainActor
public final class Conversation {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case messages([String]), problem(String), note(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case dropsWhatWasSent, clearsTheMessages
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private let onlyNotes: Bool
    private var earlier: [String] = []
    private var sent: [String] = []
    private var isLoading = false
    private var isSending = false

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - view: Receives everything that is shown.
    ///   - service: Loads the earlier messages, and sends new ones.
    ///   - onlyNotes: Whether a note reports what was sent and what has failed.
    ///   - fault: The fault of the module; `nil` for a correct one.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        onlyNotes: Bool = false,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.onlyNotes, self.fault) = (view, service, onlyNotes, fault)
    }

    /// Loads the earlier messages.
    public func load() {
        guard !isLoading else { return }
        isLoading = true
        service.get("earlier") { [weak self] answer in
            guard let self, isLoading else { return }
            isLoading = false
            if case .success(let text) = answer {
                earlier = [text]
                show()
            } else {
                if fault != nil { sent = [] }
                if fault == .clearsTheMessages { show() }
                complain("What was said before is not there.")
            }
        }
    }

    /// Sends a message.
    public func send() {
        guard !isSending else { return }
        isSending = true
        service.get("hi") { [weak self] answer in
            guard let self, isSending else { return }
            isSending = false
            guard case .success(let stamp) = answer else { return complain("It was not sent.") }
            if onlyNotes {
                view?(.note("It was sent at \(stamp)."))
            } else {
                sent.append("hi at \(stamp)")
                show()
            }
        }
    }

    private func complain(_ text: String) {
        view?(onlyNotes ? .note(text) : .problem(text))
    }

    private func show() {
        view?(.messages(earlier + sent))
    }
}

extension Conversation {
    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - fault: The fault of the module; `nil` for a correct one.
    ///   - hidesMessages: Whether a problem replaces the messages.
    ///   - onlyNotes: Whether a note reports what was sent and what has failed.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        hidesMessages: Bool = false,
        onlyNotes: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Conversation($0, $1, onlyNotes: onlyNotes, fault: fault) }, gives: { "\($0)" }) {
                conversation in
                if hidesMessages { stage.oneOf(Shown.messages([]), .problem("")) }
                stage.event("view appears", .appears) { conversation.load() }
                stage.event("pull") { conversation.load() }
                stage.event("send", .repeatable) { conversation.send() }
            }
        }
    }
}
