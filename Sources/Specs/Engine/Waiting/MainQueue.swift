import Dispatch

/// Whoever awaits ``pass()`` lets the main queue do what was waiting there, and what that handed to it.
///
/// NB: a continuation and `Task.yield` would resume on the global executor first, which wakes a thread of
/// it each time and waits for one where they are all taken. An actor that lives on the main queue does
/// without it.
package actor MainQueue {
    /// Comes to its turn when what is waiting has been done.
    static let now = MainQueue(delay: nil)
    /// Comes to its turn two milliseconds later, and leaves the processor to others until then.
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

    private static let isMain: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, and so on the main actor.
    ///
    /// NB: on Linux the main actor may run on any thread, so the queue is asked and not the thread.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: isMain) == true }

    private let executor: Executor

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private init(delay: DispatchTimeInterval?) {
        executor = Executor(delay: delay)
    }

    /// Does nothing, once it is its turn.
    func pass() {}
}
