public import VIPERSpies

/// Stands for the wireframe and records what it is told.
@MainActor
public final class ShelfWireframeSpy: ShelfWireframe, CallRecording {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `showDetails(of title: String)`
        case showDetails(of: String)
        /// `close()`
        case close
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfWireframe", log: log)
    }

    /// Records the call.
    public func showDetails(of title: String) {
        recorder.record(.showDetails(of: title))
    }

    /// Records the call.
    public func close() {
        recorder.record(.close)
    }
}
