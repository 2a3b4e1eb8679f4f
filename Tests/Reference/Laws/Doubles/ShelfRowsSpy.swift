public import VIPERSpies

/// Stands before the presenter, so that it is seen what the view reads and tells.
@MainActor
public final class ShelfRowsSpy: ShelfRows, CallRecording {
    /// A call of one of its methods.
    public enum Call: RecordedCall, Sendable {
        /// `rowCount()`
        case rowCount
        /// `scrollToEnd()`
        case scrollToEnd
    }

    /// Keeps the calls.
    public let recorder: Recorder<Call>

    /// How `rowCount()` is answered.
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
