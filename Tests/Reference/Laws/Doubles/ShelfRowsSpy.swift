public import VIPERSpies

/// Stands in front of the presenter, and records what the view reads and tells.
@MainActor
public final class ShelfRowsSpy: ShelfRows, CallRecording {
    /// A call of one of its methods.
    public enum Call: RecordedCall, Sendable {
        /// `rowCount()`
        case rowCount
        /// `scrollToEnd()`
        case scrollToEnd
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// The answers to `rowCount()`.
    public let rowCountAnswers: Answers<Void, Int, Never>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfRows", log: log)
        rowCountAnswers = Answers("ShelfRows.rowCount", log: log)
    }

    /// Records the call and answers as planned.
    public func rowCount() -> Int {
        recorder.answer(to: .rowCount, from: rowCountAnswers, or: 0)
    }

    /// Records the call.
    public func scrollToEnd() {
        recorder.record(.scrollToEnd)
    }
}
