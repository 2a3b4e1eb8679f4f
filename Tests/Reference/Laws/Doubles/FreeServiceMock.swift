public import VIPERSpies

/// Stands for a service whose protocol belongs to no actor, with a method for each style of answering.
public final class FreeServiceMock: CallRecording, Sendable {
    /// A call of one of its methods.
    public enum Call: RecordedCall, Sendable {
        /// A call of any of the methods.
        case count
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// The answers, which all styles share.
    public let count: Answers<Void, Int, any Error>

    /// Creates a mock without calls, whose answers have to be planned.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("FreeService", log: log)
        count = Answers("FreeService.count", log: log)
    }

    /// Records the call and answers a completion as planned.
    public func count(_ completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        recorder.askAnywhere(.count, of: count, completion)
    }

    /// Records the call and answers the caller as planned.
    public func count() async throws -> Int {
        try await recorder.value(of: .count, from: count)
    }

    /// Records the call and answers a stream as planned.
    public func counts() -> AsyncThrowingStream<Int, any Error> {
        recorder.stream(of: .count, from: count)
    }
}
