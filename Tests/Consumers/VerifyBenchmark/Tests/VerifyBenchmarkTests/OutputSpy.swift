import VIPERSpecs

@MainActor
final class OutputSpy: CallRecording {
    enum Call: Equatable, Sendable {
        case done
    }

    let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("Output", log: log)
    }

    func done() { recorder.record(.done) }
}
