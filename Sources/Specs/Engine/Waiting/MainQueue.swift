import Dispatch

/// An actor whose ``pass()`` lets the main queue do all waiting work, and the work that this enqueues in turn.
///
/// A continuation or `Task.yield` would resume on the global executor first, which wakes one of its threads each
/// time, and waits for one while they are all taken. An actor on the main queue avoids that.
actor MainQueue {
    /// Passes once the work that is waiting now has been done.
    static let now = MainQueue(delay: nil)
    /// Passes two milliseconds later, and leaves the processor to others until then.
    static let soon = MainQueue(delay: .milliseconds(2))

    private final class Executor: SerialExecutor {
        private let delay: DispatchTimeInterval?

        init(delay: DispatchTimeInterval?) {
            self.delay = delay
        }

        func enqueue(_ job: UnownedJob) {
            let work: @Sendable () -> Void = { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
            if let delay {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
            } else {
                DispatchQueue.main.async(execute: work)
            }
        }
    }

    private let executor: Executor

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private init(delay: DispatchTimeInterval?) {
        executor = Executor(delay: delay)
    }

    /// Returns once the queue comes to it.
    func pass() {}
}
