import Foundation
import VIPERContracts

/// A clock that jumps past midnight after it has been read a number of times.
final class StrikingClock: DayClock, @unchecked Sendable {
    // `@unchecked` is backed by this lock, which guards the number of reads that are left.
    private let lock = NSLock()
    private var reads: Int
    private let (earlier, later): (Date, Date)

    let calendar: Calendar

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - now: The instant that it shows first.
    ///   - calendar: The calendar for days and weeks.
    ///   - reads: How many reads show the first instant.
    ///   - later: The instant that it shows from then on.
    init(now: Date, calendar: Calendar, reads: Int, later: Date) {
        (earlier, self.later) = (now, later)
        self.calendar = calendar
        self.reads = reads
    }

    var now: Date {
        lock.withLock {
            reads -= 1
            return reads >= 0 ? earlier : later
        }
    }
}
