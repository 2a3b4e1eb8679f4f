public import VIPERSpecs

/// A double that receives values of any type.
@MainActor
public final class PayloadSpy<Value>: CallRecording {
    /// A value that the double received.
    public enum Call: ComparedByParts {
        /// `show(_:)` was called.
        case show(Value)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// Creates a double that receives values of a type.
    public init(log: CallLog, _: Value.Type) {
        recorder = Recorder("Payload", log: log)
    }

    /// Records a value.
    public func show(_ value: Value) {
        recorder.record(.show(value))
    }
}
