import VIPERSpecs

/// Stands for the wireframe and for the delegate, which are one object.
@MainActor
final class EveryoneSpy: CallRecording {
    enum Call: RecordedCall, Sendable {
        case close, counterDidClose
    }

    let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("Everyone", log: log)
    }

    func close() {
        recorder.record(.close)
    }

    func counterDidClose() {
        recorder.record(.counterDidClose)
    }
}
