import Foundation
import TodoSpecs

/// A clock whose calendar a closure changes.
struct ChangedClock: DayClock {
    let clock: any DayClock
    let change: @Sendable (inout Calendar) -> Void

    var now: Date { clock.now }

    var calendar: Calendar {
        var calendar = clock.calendar
        change(&calendar)
        return calendar
    }
}
