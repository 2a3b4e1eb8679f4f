/// What the heartbeat measured between two beats.
struct Beat {
    /// How long the beat took, but no more than twice the usual time, in case the machine stood still.
    let time: Duration
    /// How much processor time the process got.
    let processorTime: Duration
    /// How long the threads of the process waited for a processor, all of them together.
    var processorWait = Duration.zero
    /// Whether the main actor and the global executor both answered.
    let isAnswered: Bool
    /// Whether the main actor answered and the threads of the global executor that run tests did not.
    var isExecutorCrowded = false
    /// Whether no thread of the process works, so that a busy machine cannot be the cause of a delay.
    let isIdle: Bool
    /// How much usable time has passed since the main actor last answered.
    var silence = Duration.zero
    /// How much usable time has passed since the global executor last answered.
    var executorSilence = Duration.zero

    /// How much of the time the process could use.
    ///
    /// While no thread works that is all of it, except the time in which threads waited for a processor.
    var usableTime: Duration { isIdle ? max(time - processorWait, workingTime) : workingTime }

    /// How much of the time the process worked.
    ///
    /// A busy machine, a slow disk and other threads that want the processors do not count against a body, but one
    /// percent always does, so that everything ends.
    var workingTime: Duration { max(min(processorTime, time * share), time / 100) }

    /// The share of the time in which threads had a processor, of the time in which they wanted one.
    private var share: Double {
        let wanted = processorTime + processorWait
        return wanted > .zero ? processorTime / wanted : 1
    }
}
