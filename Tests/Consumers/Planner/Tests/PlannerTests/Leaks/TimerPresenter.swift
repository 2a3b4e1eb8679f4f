import Foundation
import Planner

/// The timer that moves the days on at midnight is never invalidated.
final class TimerPresenter: WeakScreenPresenter {
    private var timer: Timer?

    override func screenDidAppear() {
        super.screenDidAppear()
        timer = .scheduledTimer(withTimeInterval: 86_400, repeats: true) { _ in
            MainActor.assumeIsolated { self.means.load() }
        }
    }
}
