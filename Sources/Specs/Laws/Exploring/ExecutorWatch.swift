import Foundation

/// Sees which calls of a view are not made on the main actor.
final class ExecutorWatch: @unchecked Sendable {
    private let log: CallLog
    private let roles: [ObjectIdentifier: Role]
    // NB: `@unchecked` is backed by this lock, which guards the calls.
    private let lock = NSLock()
    private var found: [LoggedCall] = []
    private var callCount: Int

    @MainActor
    init(_ stage: Stage) {
        log = stage.log
        roles = stage.roles
        callCount = log.calls.count
        watch(after: log.count)
    }

    /// The calls that were made elsewhere.
    var strays: [LoggedCall] {
        lock.withLock { found }
    }

    private func watch(after count: Int) {
        log.notify(after: count) { [weak self] in
            guard let self else { return }
            look(isOnMainActor: MainQueue.isCurrent)
            watch(after: count + 1)
        }
    }

    /// Looks at what was recorded, which may be an answer and no call.
    private func look(isOnMainActor: Bool) {
        let calls = log.calls
        lock.withLock {
            let new = calls.dropFirst(callCount)
            callCount = calls.count
            guard !isOnMainActor else { return }
            found += new.filter { call in call.recorder.flatMap { roles[$0] } == .view }
        }
    }
}
