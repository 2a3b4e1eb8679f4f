import Foundation
import VIPERContracts

/// A clock on which midnight passes once it has been read a number of times.
final class StrikingClock: DayClock, @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the number of reads that are left.
    private let lock = NSLock()
    private var reads: Int
    private let (earlier, later): (Date, Date)

    let calendar: Calendar

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - now: What it shows first.
    ///   - calendar: The calendar to reckon days and weeks in.
    ///   - reads: How often it shows that.
    ///   - later: What it shows from then on.
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
