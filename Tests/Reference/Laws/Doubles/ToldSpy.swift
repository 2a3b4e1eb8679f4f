public import VIPERSpecs

/// A double that is told what an enum of calls can say: a view, a wireframe or a delegate.
public final class ToldSpy<Call: RecordedCall>: CallRecording, Sendable {
    /// Keeps the calls.
    public let recorder: Recorder<Call>

    /// Creates a double.
    ///
    /// - Parameters:
    ///   - name: What the story calls it.
    ///   - log: The log to share with other doubles.
    public init(_ name: String, log: CallLog) {
        recorder = Recorder(name, log: log)
    }

    /// Records a call.
    public func callAsFunction(_ call: Call) {
        recorder.record(call)
    }
}
