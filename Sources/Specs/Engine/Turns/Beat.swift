/// What happened from one beat of the heart to the next.
struct Beat {
    /// How long it took; a machine that stood still adds no more than twice the usual.
    let time: Duration
    /// How much processor time the process got.
    let processorTime: Duration
    /// Whether the main actor and the global executor both answered.
    let isAnswered: Bool
    /// Whether no thread of the process works, so that the machine is not to blame for anything.
    let isIdle: Bool
    /// How long the main actor has not answered.
    let silence: Duration
}
