public import TodoContracts
public import VIPERSpies

/// Stands for the list interactor and records what it is asked.
@MainActor
public final class ListInteractorInputMock: ListInteractorInput {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `findUpcomingItems()`
        case findUpcomingItems
    }

    private let recorder: Recorder<Call>

    /// Creates a mock without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListInteractorInput", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func findUpcomingItems() {
        recorder.record(.findUpcomingItems)
    }
}
