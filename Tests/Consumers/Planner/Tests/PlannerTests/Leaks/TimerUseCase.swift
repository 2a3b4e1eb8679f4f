import Foundation
import Planner

/// The timer that moves the days on at midnight is never invalidated.
final class TimerUseCase: WeakDelegateUseCase {
    private var timer: Timer?

    override func findUpcomingItems() {
        super.findUpcomingItems()
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: 86_400, repeats: true) { _ in
            MainActor.assumeIsolated { self.findUpcomingItems() }
        }
    }
}
