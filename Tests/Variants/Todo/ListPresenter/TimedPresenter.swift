import Foundation
import TodoReference
import TodoSpecs

/// Waits a while before it asks and before it shows, and does each once for everything in that while.
final class TimedPresenter: ForwardingPresenter {
    private var (isAsking, isShowing) = (false, false)
    private var found: [UpcomingItem] = []

    override func updateView() {
        guard !isAsking else { return }
        isAsking = true
        soon {
            $0.isAsking = false
            $0.presenter.updateView()
        }
    }

    override func addModuleDidSaveAddAction() { updateView() }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        found = items
        guard !isShowing else { return }
        isShowing = true
        soon {
            $0.isShowing = false
            $0.presenter.foundUpcomingItems($0.found)
        }
    }

    private func soon(_ action: @escaping @MainActor @Sendable (TimedPresenter) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
    }
}
