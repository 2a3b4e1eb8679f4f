import LawReference
import VIPERSpies

/// A view of a protocol that is not bound to classes.
struct StructView {
    weak var spy: FreeViewSpy?

    var calls: [FreeViewSpy.Call] { spy?.calls ?? [] }

    func show(_ count: Int) {
        spy?.show(count)
    }
}
