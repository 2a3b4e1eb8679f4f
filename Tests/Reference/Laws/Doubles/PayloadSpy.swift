public import VIPERSpecs

/// A double that can be told anything.
@MainActor
public final class PayloadSpy<Value>: CallRecording {
    /// What the double was told.
    public enum Call: ComparedByParts {
        /// `show(_:)` was called.
        case show(Value)
    }

    /// Where the calls are recorded.
    public let recorder: Recorder<Call>

    /// Creates a double that is told values of a type.
    public init(log: CallLog, _: Value.Type) {
        recorder = Recorder("Payload", log: log)
    }

    /// Records a value.
    public func show(_ value: Value) {
        recorder.record(.show(value))
    }
}
