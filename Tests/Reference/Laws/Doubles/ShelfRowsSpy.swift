public import VIPERSpies

/// Stands before the presenter, so that it is seen if the view asks.
@MainActor
public final class ShelfRowsSpy: ShelfRows {
    /// A call of one of its methods.
    public enum Call: RecordedCall, Sendable {
        /// `rowCount`
        case rowCount
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfRows", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public var rowCount: Int {
        recorder.record(.rowCount)
        return 0
    }
}
