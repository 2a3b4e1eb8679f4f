public import TodoContracts
public import VIPERSpies

/// Stands for the list module and records what the user asks of it.
@MainActor
public final class ListModuleInterfaceSpy: ListModuleInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `addNewEntry()`
        case addNewEntry
        /// `updateView()`
        case updateView
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListModuleInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func addNewEntry() {
        recorder.record(.addNewEntry)
    }

    /// Records the call.
    public func updateView() {
        recorder.record(.updateView)
    }
}
