import LawReference
import VIPERSpies

/// A view of a protocol that is not bound to classes.
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
