public import VIPERSpecs

/// A double that receives the calls of an enumeration: a view, a wireframe or a delegate.
public final class ToldSpy<Call: RecordedCall>: CallRecording, Sendable {
    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a double.
    ///
    /// - Parameters:
    ///   - name: The name in stories.
    ///   - log: The log to share with other doubles.
    public init(_ name: String, log: CallLog) {
        recorder = Recorder(name, log: log)
    }

    /// Records a call.
    public func callAsFunction(_ call: Call) {
        recorder.record(call)
    }
}
