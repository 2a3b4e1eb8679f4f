import VIPERSpies

/// The one rule by which nothing more is coming, for specs and laws alike.
///
/// 1. A module's task that has not ended either waits for an answer of a double or is *running*.
///    ``TaskPresence`` counts the first, the logs count those that wait.
/// 2. In a *turn* the main actor does everything that was waiting for it, and now and then the global
///    executor before it. After a few turns without effect each takes two milliseconds at least.
/// 3. Nothing more is coming after a few turns in which no double was called and no task of the module was
///    running, and in the last of which no other thread of the process worked. A module that was seen to do
///    something by a timer of its own is given as many turns as the timer took, and half as many more.
/// 4. What still has to come is waited for with ``Patience``, counted in turns in which nobody worked.
///    The seconds of the body's clock are the last resort, for work that never ends.
@MainActor
final class Quiescence {
    /// How many turns in a row nothing may happen before nothing more is coming.
    private static let rest = 3
    /// How many turns without effect take no longer than they need.
    private static let fast = 8
    /// How often in a turn the main queue does what was waiting for it, and what that handed to it.
    ///
    /// NB: work that goes from one block of the queue to the next takes half a hop for each.
    private static let hops = 6

    let presence = TaskPresence()
    private let clock: BodyClock
    private let patience: Patience
    private let logs = BodyLogs()
    /// Wait for work that nobody else can see.
    var drains: [@Sendable () -> Void] = []
    /// For what did not come.
    private let vainWaits: VainWaits
    /// What is known of the module by now.
    private(set) var habits: ModuleHabits
    private let others: OtherThreads
    /// How often other threads had fallen asleep when the main queue had its turn.
    private var sleeps = 0
    /// Whether the global executor took its time in the last turn.
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

    /// The same rule and the same clock, for another module of the same body.
    func ofAnotherModule() -> Quiescence {
        Quiescence(clock: clock, patience: patience, waits: vainWaits, habits: habits, others: others)
    }

    /// Shares what is known of the module with other bodies that are about the same.
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

    /// How many turns in a row nothing may happen before nothing more is coming from this module.
    ///
    /// NB: once half of the time is over, nobody waits for timers that nothing is known to depend on.
    private var restNeeded: Int {
        guard !clock.isHalfOver else { return Self.rest }
        return max(Self.rest, min(habits.longestPause * 3 / 2, patience.longestRest))
    }

    /// Whether there were so many turns in which nobody worked that nothing more is coming.
    ///
    /// NB: once half of the time is over, each turn counts. There are a few even then, for a module that lost
    /// that half to others.
    private func isVain(_ idleTurns: Int, of limit: Int, count: Int = 0) -> Bool {
        idleTurns >= Patience.left(of: clock.isHalfOver ? limit / 8 : limit, afterVainWaits: count)
    }

    /// Whether somebody works for the module or keeps it from working, as far as can be told; not for longer
    /// than half of its time.
    private var isWorking: Bool {
        !clock.isHalfOver && (!Heartbeat.shared.isExecutorFree || others.mayWork(since: sleeps))
    }

    /// How many tasks of the module neither have ended nor wait for a double, without those that are known not to end.
    ///
    /// NB: where one of those goes on working, it is seen like any work that nobody can count.
    private var running: Int {
        let present = presence.count
        return present == 0 ? 0 : max(0, present - habits.endlessTasks - logs.awaited)
    }

    /// Lets everybody do what was waiting; whether a double was called.
    ///
    /// - Parameters:
    ///   - turns: How many turns there were before in which nothing happened.
    ///   - asksExecutor: Whether the global executor is asked in any case.
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

    /// Waits until the global executor has begun what was waiting there.
    ///
    /// NB: while some of its threads are free, what was waiting has begun, and who has begun is seen; once
    /// before the last turn of a rest is enough then, and disturbs nobody who looks at the threads. Where they
    /// are taken, one job runs after the other: each priority has threads of its own.
    private func globalExecutor(after turns: Int) async {
        let start = ContinuousClock.now
        await OtherThreads.visit()
        isExecutorSlow = ContinuousClock.now - start > .milliseconds(1)
        guard isExecutorCrowded, turns < Self.fast || turns.isMultiple(of: Self.fast) else { return }
        for priority in Heartbeat.priorities { await Task.detached(priority: priority) {}.value }
        for _ in 0..<Self.hops { await Task.yield() }
    }

    /// Whether nobody can rely on the global executor to begin at once what it is handed.
    private var isExecutorCrowded: Bool {
        isExecutorSlow || !Heartbeat.shared.isExecutorFree || !OtherThreads.areKnown
    }
}
