import Foundation

/// Counts the seconds that a body has used, as the last resort against one that spins or never ends.
///
/// Time counts only while the body could use the main actor:
/// - While the kit waits, a beat counts only if the main actor and the global executor answered in it, so that
///   a body does not pay for another test that blocks either.
/// - While no thread works, a beat counts in full: the module waits for something. If the main actor did not
///   answer, only a sixth counts, since another test may block it.
/// - While a thread works, and while the kit waits for the global executor, whose threads other tests may hold
///   without working, a beat counts with its ``Beat/workingTime``.
/// - While the module waits for the threads of the global executor that run tests, other tests most likely hold
///   them: a sixth of the working time counts, and a hundredth while no thread works.
final class BodyClock: @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards the variables below.
    private let lock = NSLock()
    private var used = Duration.zero
    private var hasBegun = false
    private var pauses = 0
    private var isExecutorAwaited = false

    /// How much each subject that the body builds may take.
    let deadline: Duration

    init(deadline: Duration = .seconds(10)) {
        self.deadline = deadline
    }

    /// Whether the body runs or has run on the main actor.
    var isRunning: Bool { lock.withLock { hasBegun } }

    /// Whether the deadline has passed.
    var isOver: Bool { lock.withLock { used >= deadline } }

    /// Whether half of the deadline has passed.
    var isHalfOver: Bool { lock.withLock { used >= deadline / 2 } }

    /// Starts again from zero, since each subject has the whole deadline to itself.
    func begin() {
        lock.withLock { (used, hasBegun) = (.zero, true) }
    }

    /// Does work during which the kit waits and others may use the main actor.
    @MainActor
    func pausing(_ work: @MainActor () async -> Void) async {
        lock.withLock { pauses += 1 }
        await work()
        lock.withLock { pauses -= 1 }
    }

    /// Does work that waits for the global executor.
    @MainActor
    func awaitingExecutor(_ work: @MainActor () async -> Void) async {
        lock.withLock { isExecutorAwaited = true }
        await work()
        lock.withLock { isExecutorAwaited = false }
    }

    /// Whether the body waits for the global executor now.
    var awaitsExecutor: Bool { lock.withLock { isExecutorAwaited } }

    /// Counts a beat.
    func add(_ beat: Beat) {
        lock.withLock {
            guard hasBegun, pauses == 0 || beat.isAnswered else { return }
            used += time(of: beat)
        }
    }

    /// How much of a beat counts; call it with the lock held.
    private func time(of beat: Beat) -> Duration {
        if beat.isExecutorCrowded { return beat.isIdle ? beat.time / 100 : beat.workingTime / 6 }
        if beat.isIdle, !beat.isAnswered { return beat.usableTime / 6 }
        return isExecutorAwaited ? beat.workingTime : beat.usableTime
    }
}
