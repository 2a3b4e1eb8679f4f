/// The threads of this process beside the one that asks.
///
/// A detached task and a queue of the module's own are known to nobody, but whoever works needs a thread,
/// and the system knows which threads run or are about to.
enum OtherThreads {
    /// Whether one of them works or waits for a processor.
    ///
    /// Where the system does not tell, nobody is said to work, and ``Patience`` alone decides.
    ///
    /// - Parameter known: How many threads are known to work: the one that asks, unless it is the heartbeat.
    static func areWorking(besides known: Int = 1) -> Bool {
        ThreadStates.shared.hasBusy(moreThan: known)
    }

    /// Whether the system tells.
    static var areKnown: Bool { ThreadStates.areKnown }
}
