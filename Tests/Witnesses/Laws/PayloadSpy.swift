import VIPERSpecs

/// A double that can be told anything.
@MainActor
final class PayloadSpy<Value: Equatable & Sendable> {
    enum Call: RecordedCall, Sendable {
        case show(Value)
    }

    private let recorder: Recorder<Call>

    init(log: CallLog, _: Value.Type) {
        recorder = Recorder("Payload", log: log)
    }

    var calls: [Call] { recorder.calls }

    func show(_ value: Value) {
        recorder.record(.show(value))
    }
}
