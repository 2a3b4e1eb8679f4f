import VIPERSpies

/// Decides when nothing more is coming, by one rule for specs and laws alike.
///
/// 1. A module's task that has not ended either waits for an answer of a double or is *running*.
///    ``TaskPresence`` counts the tasks that have not ended, and the logs count those that wait.
/// 2. In a *turn* the main actor does all work that was waiting for it, and now and then the global
///    executor does so before it. After a few turns without effect each takes at least two milliseconds.
/// 3. Nothing more is coming after a few turns in which no double was called and no task of the module was
///    running, and in the last of which no other thread of the process worked. A module that was seen to use
///    a timer of its own gets one and a half times as many turns as the timer took.
/// 4. Something that still has to come is waited for with ``Patience``, counted in turns without any work.
///    The seconds of the body's clock are the last resort, for work that never ends.
@MainActor
final class Quiescence {
    /// How many turns in a row must be quiet before nothing more is coming.
    private static let rest = 3
    /// How many turns without effect are made without a delay.
    private static let fast = 8
    /// How often in a turn the main queue does all waiting work, and the work that this enqueues.
    ///
    /// Work that goes from one block of the queue to the next takes half a hop for each block.
    private static let hops = 6

    let presence = TaskPresence()
    private let clock: BodyClock
    private let patience: Patience
    private let logs = BodyLogs()
    /// Closures that wait for work that the kit cannot see otherwise.
    var drains: [@Sendable () -> Void] = []
    /// How often something was waited for without success.
    private let vainWaits: VainWaits
    /// What is known of the module so far.
    private(set) var habits: ModuleHabits
    private let others: OtherThreads
    /// How often other threads had fallen asleep when the main queue had its turn.
    private var sleeps = 0
    /// Whether the global executor was slow in the last turn.
    private var isExecutorSlow = false

    convenience init(
        clock: BodyClock = BodyClock(),
        patience: Patience = .current,
        history: ThreadHistory = .ofProcess
    ) {
        let others = OtherThreads(patience: patience, history: history)
        self.init(clock: clock, patience: patience, waits: VainWaits(), habits: ModuleHabits(), others: others)
    }

    private init(
        clock: BodyClock,
        patience: Patience,
        waits vainWaits: VainWaits,
        habits: ModuleHabits,
        others: OtherThreads
    ) {
        self.clock = clock
        self.patience = patience
        (self.vainWaits, self.habits) = (vainWaits, habits)
        self.others = others
    }

    /// Returns the same rule with the same clock, for another module of the same body.
    func ofAnotherModule() -> Quiescence {
        Quiescence(clock: clock, patience: patience, waits: vainWaits, habits: habits, others: others)
    }

    /// Shares what is known of the module with other bodies on the same module.
    func share(_ habits: ModuleHabits) {
        self.habits = habits
    }

    /// Listens to a log from now on.
    func listen(to log: CallLog) {
        logs.add(log)
    }

    /// Waits until a condition holds, and then until nothing more is coming.
    func settle(until condition: () -> Bool) async {
        await wait(until: condition)
        await settle()
    }

    /// Waits until nothing more is coming.
    func settle() async {
        var (turns, idleTurns, rest, isExecutorAsked) = (0, 0, 0, false)
        others.begin()
        while rest < restNeeded, !Task.isCancelled {
            let asksExecutor = rest == 1 && !isExecutorAsked
            if await isEventful(after: turns, asksExecutor: asksExecutor) {
                (turns, idleTurns, rest, isExecutorAsked) = (0, 0, 0, false)
                others.begin()
                continue
            }
            turns += 1
            isExecutorAsked = isExecutorAsked || asksExecutor
            if running > 0 {
                (rest, isExecutorAsked) = (0, false)
                if !isWorking || !others.areWorthWaitingFor(since: sleeps) { idleTurns += 1 }
                if isVain(idleTurns, of: patience.turnsWithTasks) { habits.addEndlessTasks(running) }
            } else if rest == restNeeded - 1, others.areWorthWaitingFor(since: sleeps) {
                rest = 0
            } else {
                rest += 1
            }
        }
    }

    /// Waits until a condition holds, or nothing more is coming that could make it hold.
    func wait(until condition: () -> Bool) async {
        var (turns, idleTurns, pause) = (0, 0, 0)
        while !condition(), !Task.isCancelled {
            if await isEventful(after: turns, asksExecutor: turns == 1) {
                habits.addPause(pause)
                (turns, idleTurns, pause) = (0, 0, 0)
                continue
            }
            turns += 1
            if !isWorking {
                idleTurns += 1
                if running == 0 { pause += 1 }
            }
            if isVain(idleTurns, of: patience.turns, count: vainWaits.count) { break }
        }
        guard !condition() else { return habits.addPause(pause) }
        vainWaits.count += 1
        habits.addEndlessTasks(running)
    }

    /// How many turns in a row must be quiet before nothing more is coming from this module.
    ///
    /// Once half of the time is over, this ignores timers, since nothing is known to depend on them.
    private var restNeeded: Int {
        guard !clock.isHalfOver else { return Self.rest }
        return max(Self.rest, min(habits.longestPause * 3 / 2, patience.longestRest))
    }

    /// Returns whether there were so many turns without any work that nothing more is coming.
    ///
    /// Once half of the time is over, each turn counts and fewer are enough. A few are left even then, for a module
    /// that lost that half to others.
    private func isVain(_ idleTurns: Int, of limit: Int, count: Int = 0) -> Bool {
        idleTurns >= Patience.left(of: clock.isHalfOver ? limit / 8 : limit, afterVainWaits: count)
    }

    /// Whether a thread works for the module or keeps it from working, as far as can be told.
    ///
    /// Once half of the time is over, this is always `false`.
    private var isWorking: Bool {
        !clock.isHalfOver && (!Heartbeat.shared.isExecutorFree || others.mayWork(since: sleeps))
    }

    /// How many tasks of the module neither have ended nor wait for a double, without those that are known not to end.
    ///
    /// If one of those goes on working, it is noticed by its thread, like any work that cannot be counted.
    private var running: Int {
        let present = presence.count
        return present == 0 ? 0 : max(0, present - habits.endlessTasks - logs.awaited)
    }

    /// Lets all waiting work run, and returns whether a double was called.
    ///
    /// - Parameters:
    ///   - turns: How many turns without an event there were before.
    ///   - asksExecutor: Whether to ask the global executor in any case.
    private func isEventful(after turns: Int, asksExecutor: Bool) async -> Bool {
        let count = logs.count
        await clock.pausing {
            if asksExecutor || isExecutorCrowded || turns > 0 && turns.isMultiple(of: Self.fast) {
                await clock.awaitingExecutor { await globalExecutor(after: turns) }
            }
            for drain in drains { await OtherThreads.perform(drain) }
            if turns >= Self.fast { await MainQueue.soon.pass() }
            sleeps = OtherThreads.sleeps
            for _ in 0..<Self.hops { await MainQueue.now.pass() }
        }
        return logs.count != count
    }

    /// Waits until the global executor has begun the jobs that were waiting there.
    ///
    /// While some of its threads are free, all waiting jobs have begun, and the threads that run them are seen. Then it
    /// is enough to ask once before the last turn of a rest, which also keeps the threads undisturbed. While all are
    /// taken, one job runs after the other, and each priority has threads of its own.
    private func globalExecutor(after turns: Int) async {
        let start = ContinuousClock.now
        await OtherThreads.visit()
        isExecutorSlow = ContinuousClock.now - start > .milliseconds(1)
        guard isExecutorCrowded, turns < Self.fast || turns.isMultiple(of: Self.fast) else { return }
        for priority in Heartbeat.priorities { await Task.detached(priority: priority) {}.value }
        for _ in 0..<Self.hops { await Task.yield() }
    }

    /// Whether the global executor may not begin a new job at once.
    private var isExecutorCrowded: Bool {
        isExecutorSlow || !Heartbeat.shared.isExecutorFree || !OtherThreads.areKnown
    }
}
