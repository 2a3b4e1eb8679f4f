import VIPERSpecs

/// A double that can be told anything.
@MainActor
final class PayloadSpy<Value: Equatable & Sendable>: CallRecording {
    enum Call: RecordedCall, Sendable {
        case show(Value)
    }

    let recorder: Recorder<Call>

    init(log: CallLog, _: Value.Type) {
        recorder = Recorder("Payload", log: log)
    }

    func show(_ value: Value) {
        recorder.record(.show(value))
    }
}
