import VIPERSpecs

/// Stands for a wireframe that is handed objects of the module.
@MainActor
final class HandedSpy: CallRecording {
    enum Call: ComparedByParts {
        case hand([AnyObject])
    }

    let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("HandedWireframe", log: log)
    }

    func hand(_ objects: [AnyObject]) {
        recorder.record(.hand(objects))
    }
}
