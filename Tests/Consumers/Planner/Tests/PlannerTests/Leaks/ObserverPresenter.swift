import Foundation
import Planner

/// The observer is never removed.
final class ObserverPresenter: WeakScreenPresenter {
    private var observer: (any NSObjectProtocol)?

    override init(screen: any PlannerScreen, means: PresenterMeans) {
        super.init(screen: screen, means: means)
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("PlannerDidChange"),
            object: nil,
            queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.means.load() }
        }
    }
}
