public import VIPERSpies

/// Stands for a view whose protocol belongs to no actor, and records what it is told.
public final class FreeViewSpy: CallRecording, Sendable {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `show(_ count: Int)`
        case show(Int)
        /// `hasRoom(for count: Int) -> Bool`
        case hasRoom(for: Int)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>
    private let room: Answers<Int, Bool, Never>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("FreeView", log: log)
        room = Answers("FreeView.hasRoom", log: log)
        room.give(true)
    }

    /// Records the call.
    public func show(_ count: Int) {
        recorder.record(.show(count))
    }

    /// Records the call, and answers that there is room.
    public func hasRoom(for count: Int) -> Bool {
        recorder.answer(to: .hasRoom(for: count), with: count, from: room, or: true)
    }
}
