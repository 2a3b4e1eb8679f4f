import Foundation
import Planner

/// The observer is never removed.
final class ObserverUseCase: WeakDelegateUseCase {
    private var observer: (any NSObjectProtocol)?

    override init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        super.init(delegate: delegate, means: means)
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("PlannerDidChange"),
            object: nil,
            queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.findUpcomingItems() }
        }
    }
}
