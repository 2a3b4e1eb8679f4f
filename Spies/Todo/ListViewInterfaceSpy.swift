public import TodoContracts
public import VIPERSpies

/// Stands for the list view and records what it is told.
@MainActor
public final class ListViewInterfaceSpy: ListViewInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `showNoContentMessage()`
        case showNoContentMessage
        /// `showUpcomingDisplayData(_ data: UpcomingDisplayData)`
        case showUpcomingDisplayData(UpcomingDisplayData)
        /// `reloadEntries()`
        case reloadEntries
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListViewInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func showNoContentMessage() {
        recorder.record(.showNoContentMessage)
    }

    /// Records the call.
    public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        recorder.record(.showUpcomingDisplayData(data))
    }

    /// Records the call.
    public func reloadEntries() {
        recorder.record(.reloadEntries)
    }
}
