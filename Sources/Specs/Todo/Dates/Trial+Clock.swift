import Foundation
import Testing
import VIPERSpecs

extension Trial {
    /// Whether a module reads a calendar of its own instead of the clock's.
    ///
    /// It does if it is right with one of the usual calendars, but wrong with a calendar that no machine has.
    /// The verdict is the same on every machine, whatever else is wrong with the module, because such a module
    /// is right only where the clock happens to carry the same calendar.
    ///
    /// - Parameter isRight: Whether the module is right on a clock that carries a calendar.
    /// - Throws: `NotApplicable` if the module is wrong with every calendar, which has another cause.
    func readsItsOwnCalendar(isRight: @MainActor (Calendar) async throws -> Bool) async throws -> Bool {
        if try await isRight(.strange) { return false }
        for calendar in Calendar.usual {
            if try await isRight(calendar) { return true }
        }
        throw NotApplicable("With every calendar something else is wrong, so that nobody can say whose it reads.")
    }

    /// Expects the earliest date that can be picked to fall on today by the clock's calendar.
    ///
    /// - Parameter minimum: Presents a module at an instant in a calendar, and returns that date.
    func expectToday(of minimum: @MainActor (_ now: Date, _ calendar: Calendar) async throws -> Date) async throws {
        let readsItsOwn = try await readsItsOwnCalendar { calendar in
            let zone = calendar.timeZone
            for day in CivilDay.quietWeek {
                for now in [day.early(in: zone), day.late(in: zone)] {
                    guard (day.start(in: zone)...now).contains(try await minimum(now, calendar)) else { return false }
                }
            }
            return true
        }
        guard readsItsOwn else { return }
        let (day, zone) = (CivilDay.quietWeek[0], Calendar.strange.timeZone)
        for now in [day.early(in: zone), day.late(in: zone)] {
            let minimum = try await minimum(now, .strange)
            #expect(minimum >= day.start(in: zone), "It is \(now), and the clock is at GMT+5:37.")
        }
    }
}

extension CivilDay {
    /// Half a minute after a day has begun.
    ///
    /// Between ``late(in:)`` of a day and this instant of the next, a day begins in no other zone, so a module
    /// that uses another zone is noticed.
    func early(in zone: TimeZone) -> Date { start(in: zone).addingTimeInterval(30) }

    /// Half a minute before a day ends.
    func late(in zone: TimeZone) -> Date { end(in: zone).addingTimeInterval(-30) }

    /// Seven days of a month in which no zone of the world changed its clocks.
    static let quietWeek = (3...9).map { CivilDay(2013, 6, $0) }
}
