import Foundation

/// Where a server waits until a test lets it go on.
final class Gate: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the variables below.
    private let lock = NSCondition()
    private var isOpen = false
    private var hasGivenUp = false

    /// Whether somebody has waited in vain.
    var isGivenUp: Bool { lock.withLock { hasGivenUp } }

    /// Lets everybody go on who waits, and who will.
    func open() {
        lock.withLock {
            isOpen = true
            lock.broadcast()
        }
    }

    /// Waits until the gate is open, for some six seconds.
    func wait() {
        lock.withLock {
            // NB: counted, since a busy machine takes longer for each.
            for _ in 1...300 where !isOpen { _ = lock.wait(until: Date(timeIntervalSinceNow: 0.02)) }
            if !isOpen { hasGivenUp = true }
        }
    }
}
