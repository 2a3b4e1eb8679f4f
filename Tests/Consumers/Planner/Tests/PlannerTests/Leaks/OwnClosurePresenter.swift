import Planner

/// Its table of actions calls its own methods.
final class OwnClosurePresenter: WeakScreenPresenter {
    private var onSaved: (() -> Void)?

    override func screenDidAppear() {
        onSaved = { self.means.load() }
        super.screenDidAppear()
    }

    override func editorDidClose(saved: Bool) {
        if saved { onSaved?() }
    }
}
