import Dispatch

/// Holds whoever awaits ``pass()`` until it is opened, and lets them go on on the main queue.
///
/// NB: a continuation would go on on the global executor first, as ``MainQueue`` says.
actor MainGate {
    private final class Executor: SerialExecutor {
        /// Those who wait; `nil` once the gate is open.
        private let waiting = Shared<[UnownedJob]?>([])

        var isOpen: Bool { waiting.value == nil }

        func enqueue(_ job: UnownedJob) {
            let isHeld = waiting.update { jobs in
                jobs?.append(job) != nil
            }
            if !isHeld { run(job) }
        }

        func open() {
            let jobs = waiting.update { jobs in
                defer { jobs = nil }
                return jobs ?? []
            }
            for job in jobs { run(job) }
        }

        private func run(_ job: UnownedJob) {
            DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let executor = Executor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Whether nobody has to wait any more.
    nonisolated var isOpen: Bool { executor.isOpen }

    /// Lets everybody go on, now and later.
    nonisolated func open() { executor.open() }

    /// Does nothing, once the gate is open.
    func pass() {}
}
