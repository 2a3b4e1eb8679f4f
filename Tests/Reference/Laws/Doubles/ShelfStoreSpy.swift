public import VIPERSpies

/// Stands for the store and records what it is told.
@MainActor
public final class ShelfStoreSpy: ShelfStore, CallRecording {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `keepLoan(_ number: Int)`
        case keepLoan(Int)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfStore", log: log)
    }

    /// Records the call.
    public func keepLoan(_ number: Int) {
        recorder.record(.keepLoan(number))
    }
}
