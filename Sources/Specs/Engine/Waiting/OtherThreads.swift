/// The threads of this process beside the one that asks.
///
/// A detached task and a queue of the module's own are known to nobody, but whoever works needs a thread,
/// and the system knows which threads run or are about to.
enum OtherThreads {
    /// How often they have fallen asleep so far; always zero where the system does not tell.
    static var sleeps: Int { ThreadStates.sleepsOfOthers }

    /// Whether one of them works or waits for a processor, or has worked since a moment.
    ///
    /// Where the system does not tell, nobody is said to work, and ``Patience`` alone decides.
    ///
    /// - Parameters:
    ///   - known: How many threads are known to work: the one that asks, unless it is the heartbeat.
    ///   - sleeps: How often they had fallen asleep at that moment.
    static func areWorking(besides known: Int = 1, since sleeps: Int = sleeps) -> Bool {
        // NB: who has worked and does so no more has fallen asleep. Threads are read one after the other, and
        // one that hands its work to another which was read before falls asleep as well.
        ThreadStates.shared.hasBusy(moreThan: known) || self.sleeps != sleeps
    }

    /// Whether the system tells.
    static var areKnown: Bool { ThreadStates.areKnown }
}
