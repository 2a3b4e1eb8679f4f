import LawReference
import VIPERSpies

/// A view whose protocol is not limited to classes.
struct StructView: CallRecording {
    weak var spy: FreeViewSpy?
    let recorder: Recorder<FreeViewSpy.Call>

    init(spy: FreeViewSpy) {
        self.spy = spy
        recorder = spy.recorder
    }

    func show(_ count: Int) {
        spy?.show(count)
    }
}
