import VIPERSpecs

/// Stands for a view that is shown objects.
@MainActor
final class RowSpy: CallRecording {
    enum Call: ComparedByParts, Sendable {
        case show([RowObject])
    }

    let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("RowView", log: log)
    }

    func show(_ rows: [RowObject]) {
        recorder.record(.show(rows))
    }
}
