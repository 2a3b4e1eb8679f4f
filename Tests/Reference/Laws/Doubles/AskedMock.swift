public import VIPERSpecs

/// A double that is asked for a value and may fail.
public final class AskedMock<Value: Sendable>: CallRecording, Sendable {
    /// A question that the double was asked.
    public enum Call: RecordedCall, Sendable {
        /// `get(_ name: String)`
        case get(String)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// The answers to `get`.
    public let answers: Answers<String, Value, any Error>

    /// Creates a double.
    ///
    /// - Parameters:
    ///   - name: The name in stories.
    ///   - log: The log to share with other doubles.
    public init(_ name: String, log: CallLog) {
        recorder = Recorder(name, log: log)
        answers = Answers("\(name).get", log: log)
    }

    /// Asks with a completion of the main actor.
    @MainActor
    public func get(_ name: String, _ completion: @escaping @MainActor (Result<Value, any Error>) -> Void) {
        recorder.ask(.get(name), with: name, of: answers, completion)
    }

    /// Asks, and awaits the answer.
    public func get(_ name: String) async throws -> Value {
        try await recorder.value(of: .get(name), with: name, from: answers)
    }

    /// Asks for values that come one after the other.
    public func values(_ name: String) -> AsyncThrowingStream<Value, any Error> {
        recorder.stream(of: .get(name), with: name, from: answers)
    }
}
