public import TodoContracts
public import VIPERSpies

/// Stands for the list interactor's output and records what it is told.
@MainActor
public final class ListInteractorOutputSpy: ListInteractorOutput {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `foundUpcomingItems(_ items: [UpcomingItem])`
        case foundUpcomingItems([UpcomingItem])
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListInteractorOutput", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func foundUpcomingItems(_ items: [UpcomingItem]) {
        recorder.record(.foundUpcomingItems(items))
    }
}
