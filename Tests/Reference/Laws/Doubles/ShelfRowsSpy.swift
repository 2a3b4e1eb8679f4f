public import VIPERSpies

/// Stands before the presenter, so that it is seen if the view asks.
@MainActor
public final class ShelfRowsSpy: ShelfRows, CallRecording {
    /// A call of one of its methods.
    public enum Call: RecordedCall, Sendable {
        /// `rowCount`
        case rowCount
    }

    /// Keeps the calls.
    public let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfRows", log: log)
    }

    /// Records the call.
    public var rowCount: Int {
        recorder.record(.rowCount)
        return 0
    }
}
