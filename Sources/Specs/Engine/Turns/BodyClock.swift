import Foundation

/// The seconds that a body has used: the last resort against one that spins or never ends.
///
/// They pass only while the main actor was there for this body to use:
/// - While the kit waits, a beat counts only if the main actor and the global executor answered in it, so
///   that nobody pays for a neighbour that keeps either.
/// - While nobody works, a beat counts in full: the module waits for something. If the main actor did not answer,
///   it counts with a sixth, since it may be a neighbour that blocks it.
/// - While somebody works, a beat counts with the time that the process could use, see ``Beat/usableTime``. So it
///   does while the kit waits for the global executor, which neighbours may keep without working.
final class BodyClock: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the variables below.
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

    /// Whether the time is over.
    var isOver: Bool { lock.withLock { used >= deadline } }

    /// Whether half of the time is over.
    var isHalfOver: Bool { lock.withLock { used >= deadline / 2 } }

    /// Begins anew, since each subject has the time for itself.
    func begin() {
        lock.withLock { (used, hasBegun) = (.zero, true) }
    }

    /// Lets others have the main actor for a while.
    @MainActor
    func pausing(_ work: @MainActor () async -> Void) async {
        lock.withLock { pauses += 1 }
        await work()
        lock.withLock { pauses -= 1 }
    }

    /// Waits for the global executor.
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
            let isBlocked = beat.isIdle && !beat.isAnswered
            used += isBlocked ? beat.usableTime / 6 : isExecutorAwaited ? beat.workingTime : beat.usableTime
        }
    }
}
