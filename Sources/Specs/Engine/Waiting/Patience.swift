/// How long something that nothing can count is waited for, in turns that the process really got.
///
/// A queue of the module's own, a timer and a detached task can be seen by nobody. Before they are said
/// to be missing, the module is given this many turns. A turn takes at least two milliseconds, in which the
/// main actor did what was waiting for it, and now and then the global executor too: a busy machine makes
/// turns longer and not fewer.
package struct Patience: Sendable {
    /// How many turns something is waited for that has not come.
    let turns: Int
    /// How many turns tasks are waited for that have not ended and do nothing, when nothing is missing.
    let turnsWithTasks: Int
    /// How many turns a module rests at most before nothing more is coming, if it was seen to use timers of its own.
    let longestRest = 50
    /// How much processor time each other thread gets that works, when nothing is missing.
    let processorTime: Duration

    /// What a module gets in its own tests.
    package static let full = Patience(turns: 500, turnsWithTasks: 125, processorTime: .milliseconds(300))

    /// What a module gets that is known to be broken elsewhere, which may be why something does not come.
    package static let fair = Patience(turns: 60, turnsWithTasks: 125, processorTime: .milliseconds(300))

    /// What a module gets that is known to be broken, so that nobody waits for what never comes.
    package static let brief = Patience(turns: 20, turnsWithTasks: 20, processorTime: .milliseconds(30))

    /// What a module gets now; the kit's own tests give less to those that they know to be broken.
    @TaskLocal package static var current = Patience.full

    /// What is left of a number of turns that were in vain before, since the same module will hardly be
    /// quicker the next time.
    static func left(of turns: Int, afterVainWaits count: Int) -> Int {
        max(turns >> count, 4)
    }

    /// What is left of the processor time that was in vain before.
    func processorTime(afterVainWaits count: Int) -> Duration {
        processorTime / (1 << min(count, 4))
    }
}
