/// A thread that runs or waits for a processor.
struct BusyThread {
    /// The system's number of the thread.
    let id: Int32
    /// How much processor time it has got so far.
    let processorTime: Duration
}
