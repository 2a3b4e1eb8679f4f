public import TodoContracts
public import VIPERSpies

/// Stands for the add data manager and records what it is to store.
@MainActor
public final class AddDataManagerMock: AddDataManager {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `addNewEntry(_ entry: TodoItem)`
        case addNewEntry(TodoItem)
    }

    private let recorder: Recorder<Call>

    /// Creates a mock without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddDataManager", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func addNewEntry(_ entry: TodoItem) {
        recorder.record(.addNewEntry(entry))
    }
}
