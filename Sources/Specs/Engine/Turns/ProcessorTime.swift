import Foundation

/// How much processor time there was, which a busy machine gives slowly.
enum ProcessorTime {
    /// Of all threads of this process.
    static var ofProcess: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
