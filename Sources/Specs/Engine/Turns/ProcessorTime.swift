import Foundation

/// Reads processor time, which passes more slowly on a busy machine.
enum ProcessorTime {
    /// The processor time of all threads of this process.
    static var ofProcess: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
