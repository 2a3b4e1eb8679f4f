import Dispatch
import VIPERSpies

/// The one rule by which nothing more is coming, for specs and laws alike.
///
/// 1. A module's task that has not ended either waits for an answer of a double or is *running*.
///    ``TaskPresence`` counts the first, the logs count those that wait.
/// 2. In a *turn* the global executor and then the main actor do everything that was waiting for them.
/// 3. Nothing more is coming after a few turns in which no double was called, no task of the module was
///    running and no other thread of the process worked.
/// 4. What still has to come is waited for with ``Patience``, counted in turns in which nobody worked.
///    The seconds of the body's clock are the last resort, for work that never ends.
@MainActor
final class Quiescence {
    /// A turn looks at one priority, since each has threads of its own.
    private static let priorities: [TaskPriority] = [.medium, .low, .high, .background]

    let presence = TaskPresence()
    private let clock: BodyClock
    private let patience: Patience
    private var logs: [CallLog] = []
    /// Tasks that wait for something that no double gives, such as a notification.
    private var bystanders = 0
    private let vain: VainWaits
    private var turnCount = 0

    init(clock: BodyClock = BodyClock(), patience: Patience = .full, vain: VainWaits = VainWaits()) {
        self.clock = clock
        self.patience = patience
        self.vain = vain
    }

    /// The same rule and the same clock, for another module of the same body.
    func ofAnotherModule() -> Quiescence {
        Quiescence(clock: clock, patience: patience, vain: vain)
    }

    /// Listens to a log from now on.
    func listen(to log: CallLog) {
        logs.append(log)
    }

    /// Waits until nothing more is coming.
    func settle() async {
        var (quiet, turns) = (0, 0)
        while quiet < Self.priorities.count, !Task.isCancelled {
            if await isEventful() {
                (quiet, turns) = (0, 0)
            } else if running > 0 {
                (quiet, turns) = (0, turns + 1)
                if turns >= Patience.left(of: patience.turnsWithTasks, afterVainWaits: vain.tasks), !isWorking {
                    vain.tasks += 1
                    bystanders += running
                }
                await moment()
            } else if quiet == Self.priorities.count - 1, turns < threadTurns, OtherThreads.areWorking {
                (quiet, turns) = (0, turns + 1)
                if turns == threadTurns { vain.threads += 1 }
                await moment()
            } else {
                quiet += 1
            }
        }
    }

    private var threadTurns: Int {
        Patience.left(of: patience.turnsWithThreads, afterVainWaits: vain.threads)
    }

    /// Waits until a condition holds, or nothing more is coming that could make it hold.
    func wait(until condition: () -> Bool) async {
        var turns = 0
        while !condition(), !Task.isCancelled {
            if await isEventful() {
                turns = 0
            } else if !condition() {
                if !isWorking { turns += 1 }
                if turns >= Patience.left(of: patience.turns, afterVainWaits: vain.waits) {
                    vain.waits += 1
                    bystanders += max(0, running)
                    return
                }
                await moment()
            }
        }
    }

    /// Whether somebody works for the module, as far as can be told; not for longer than half of its time.
    private var isWorking: Bool {
        !clock.isHalfOver && OtherThreads.areWorking
    }

    /// How many tasks of the module neither have ended nor wait for a double.
    private var running: Int {
        let present = presence.count
        return present == 0 ? 0 : present - bystanders - logs.reduce(0, { $0 + $1.awaited })
    }

    private var happened: Int {
        logs.reduce(0) { $0 + $1.count }
    }

    /// Lets everybody do what was waiting; whether a double was called.
    private func isEventful() async -> Bool {
        let count = happened
        turnCount += 1
        let priority = Self.priorities[turnCount % Self.priorities.count]
        await clock.pausing {
            await Task.detached(priority: priority) {}.value
            await Task.yield()
        }
        return happened != count
    }

    /// Leaves the processor to others for a millisecond.
    ///
    /// NB: `Task.sleep` needs the global executor, which may be full.
    private func moment() async {
        await clock.pausing {
            let passed = OneShot<Void>()
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { passed.send(()) }
            await passed.value
        }
    }
}
