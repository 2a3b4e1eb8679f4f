public import VIPERSpies

/// Stands for the module that opened the shelf, and records what it is told.
@MainActor
public final class ShelfDelegateSpy: ShelfDelegate, CallRecording {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `shelfDidBorrow(_ title: String)`
        case shelfDidBorrow(String)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfDelegate", log: log)
    }

    /// Records the call.
    public func shelfDidBorrow(_ title: String) {
        recorder.record(.shelfDidBorrow(title))
    }
}
