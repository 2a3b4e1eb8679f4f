import VIPERSpecs

@MainActor
final class OutputSpy {
    enum Call: Equatable, Sendable {
        case done
    }

    private let recorder: Recorder<Call>

    var calls: [Call] { recorder.calls }

    init(log: CallLog) {
        recorder = Recorder("Output", log: log)
    }

    func done() { recorder.record(.done) }
}
