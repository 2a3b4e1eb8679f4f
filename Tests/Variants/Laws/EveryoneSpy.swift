import VIPERSpecs

/// Stands for the wireframe and for the delegate, which are one object.
@MainActor
final class EveryoneSpy {
    enum Call: RecordedCall, Sendable {
        case close, counterDidClose
    }

    private let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("Everyone", log: log)
    }

    var calls: [Call] { recorder.calls }

    func close() {
        recorder.record(.close)
    }

    func counterDidClose() {
        recorder.record(.counterDidClose)
    }
}
