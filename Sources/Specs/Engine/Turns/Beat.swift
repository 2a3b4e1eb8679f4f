/// What happened from one beat of the heart to the next.
struct Beat {
    /// How long it took; a machine that stood still adds no more than twice the usual.
    let time: Duration
    /// How much processor time the process got.
    let processorTime: Duration
    /// How long the threads of the process waited for a processor, all of them together.
    var processorWait = Duration.zero
    /// Whether the main actor and the global executor both answered.
    let isAnswered: Bool
    /// Whether no thread of the process works, so that the machine is not to blame for anything.
    let isIdle: Bool
    /// How much usable time the main actor has not answered for.
    var silence = Duration.zero
    /// How much usable time the global executor has not answered for.
    var executorSilence = Duration.zero

    /// How much of the time the process could use: while nobody works all of it, but for the time in which somebody
    /// wanted to and got no processor.
    var usableTime: Duration { isIdle ? max(time - processorWait, workingTime) : workingTime }

    /// How much of the time the process worked, so that nobody pays for a busy machine, a slow disk or threads of
    /// neighbours that want the processors too, but a little always, so that everything ends.
    var workingTime: Duration { max(min(processorTime, time * share), time / 100) }

    /// Which part of the time a thread of the process had a processor, of that in which it wanted one.
    private var share: Double {
        let wanted = processorTime + processorWait
        return wanted > .zero ? processorTime / wanted : 1
    }
}
