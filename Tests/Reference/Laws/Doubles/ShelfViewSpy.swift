public import VIPERSpies

/// Stands for the view and records what it is told.
@MainActor
public final class ShelfViewSpy: ShelfView, CallRecording {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `showBusy()`
        case showBusy
        /// `hideBusy()`
        case hideBusy
        /// `showRows(_ rows: [BookRow])`
        case showRows([BookRow])
        /// `addRows(_ rows: [BookRow])`
        case addRows([BookRow])
        /// `showProblem(_ text: String)`
        case showProblem(String)
        /// `hideProblem()`
        case hideProblem
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfView", log: log)
    }

    /// Records the call.
    public func showBusy() {
        recorder.record(.showBusy)
    }

    /// Records the call.
    public func hideBusy() {
        recorder.record(.hideBusy)
    }

    /// Records the call.
    public func showRows(_ rows: [BookRow]) {
        recorder.record(.showRows(rows))
    }

    /// Records the call.
    public func addRows(_ rows: [BookRow]) {
        recorder.record(.addRows(rows))
    }

    /// Records the call.
    public func showProblem(_ text: String) {
        recorder.record(.showProblem(text))
    }

    /// Records the call.
    public func hideProblem() {
        recorder.record(.hideProblem)
    }
}
