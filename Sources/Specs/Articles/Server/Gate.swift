import Foundation

/// Makes a server wait until a test lets it go on.
final class Gate: @unchecked Sendable {
    // `@unchecked` is backed by this lock, which guards the variables below.
    private let lock = NSCondition()
    private var isOpen = false
    private var hasGivenUp = false

    /// Whether a wait has ended before the gate was opened.
    var isGivenUp: Bool { lock.withLock { hasGivenUp } }

    /// Ends all waits, present and future.
    func open() {
        lock.withLock {
            isOpen = true
            lock.broadcast()
        }
    }

    /// Waits until the gate is open, for about six seconds.
    func wait() {
        lock.withLock {
            // Counts short waits, since each of them takes longer on a busy machine.
            for _ in 1...300 where !isOpen { _ = lock.wait(until: Date(timeIntervalSinceNow: 0.02)) }
            if !isOpen { hasGivenUp = true }
        }
    }
}
