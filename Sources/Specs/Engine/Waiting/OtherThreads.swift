/// The threads of this process beside the one that asks.
///
/// A detached task and a queue of the module's own are known to nobody, but whoever works needs a thread,
/// and the system knows which threads run or are about to.
enum OtherThreads {
    /// Whether one of them works or waits for a processor.
    ///
    /// Where the system does not tell, nobody is said to work, and ``Patience`` alone decides.
    static var areWorking: Bool {
        // NB: whoever asks works too.
        ThreadStates.shared.hasBusy(moreThan: 1)
    }

    /// Whether the system tells.
    static var areKnown: Bool { ThreadStates.areKnown }
}
