import Dispatch

/// A gate that suspends all callers of ``pass()`` until it is opened, and resumes them on the main queue.
///
/// A continuation would resume on the global executor first, as ``MainQueue`` explains.
actor MainGate {
    private final class Executor: SerialExecutor {
        /// The jobs of the callers that wait; `nil` once the gate is open.
        private let waiting = Shared<[UnownedJob]?>([])

        var isOpen: Bool { waiting.value == nil }

        func enqueue(_ job: UnownedJob) {
            let isHeld = waiting.update { jobs in
                guard jobs != nil else { return false }
                jobs?.append(job)
                return true
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

    /// Whether callers pass without waiting.
    nonisolated var isOpen: Bool { executor.isOpen }

    /// Opens the gate for good.
    nonisolated func open() { executor.open() }

    /// Returns once the gate is open.
    func pass() {}
}
