/// How long to wait for what cannot be counted, in turns that the process really got.
///
/// The kit cannot see a module's own queues, timers and detached tasks. Before it reports their effects as missing,
/// it gives the module this many turns. A turn takes at least two milliseconds, in which the main actor does its
/// waiting work, and now and then the global executor too: a busy machine makes turns longer, not fewer.
package struct Patience: Sendable {
    /// How many turns to wait for something that has not come.
    let turns: Int
    /// How many turns to wait for idle tasks that have not ended, when nothing is missing.
    let turnsWithTasks: Int
    /// How many quiet turns are enough in any case, for a module that was seen to use timers of its own.
    let longestRest = 50
    /// How much processor time each other working thread gets, when nothing is missing.
    let processorTime: Duration

    /// The patience with a module in its own tests.
    package static let full = Patience(turns: 500, turnsWithTasks: 125, processorTime: .milliseconds(300))

    /// The patience with a module that is known to be broken elsewhere, which may be why something does not come.
    package static let fair = Patience(turns: 60, turnsWithTasks: 125, processorTime: .milliseconds(300))

    /// The patience with a module that is known to be broken, where a long wait would only cost time.
    package static let brief = Patience(turns: 20, turnsWithTasks: 20, processorTime: .milliseconds(30))

    /// The current patience; the kit's own tests have less with modules that they know to be broken.
    @TaskLocal package static var current = Patience.full

    /// Returns how many turns to wait after earlier waits without success.
    ///
    /// The same module will hardly be quicker the next time.
    static func left(of turns: Int, afterVainWaits count: Int) -> Int {
        max(turns >> count, 4)
    }

    /// Returns how much processor time a thread gets after earlier waits without success.
    func processorTime(afterVainWaits count: Int) -> Duration {
        processorTime / (1 << min(count, 4))
    }
}
