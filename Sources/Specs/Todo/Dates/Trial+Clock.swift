import Foundation
import Testing
import VIPERSpecs

extension Trial {
    /// Whether a module is right with a calendar of its own, and wrong with one that no machine has.
    ///
    /// The verdict is the same on every machine, whatever else is wrong with the module: who reads a calendar
    /// of his own is right only where the clock happens to carry the same one.
    ///
    /// - Parameter isRight: Plays the module on a clock that carries a calendar.
    /// - Throws: `NotApplicable` if the module is wrong with every calendar, which has another cause.
    func readsItsOwnCalendar(isRight: @MainActor (Calendar) async throws -> Bool) async throws -> Bool {
        if try await isRight(.strange) { return false }
        for calendar in Calendar.usual {
            if try await isRight(calendar) { return true }
        }
        throw NotApplicable("With every calendar something else is wrong, so that nobody can say whose it reads.")
    }

    /// Expects that the earliest date that can be picked is one of today, as the calendar of the clock has it.
    ///
    /// - Parameter minimum: Presents a module at an instant, and reads the date off.
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
    /// NB: in no zone but one does a day begin between these two instants, so that every other shows.
    func early(in zone: TimeZone) -> Date { start(in: zone).addingTimeInterval(30) }

    /// Half a minute before a day ends.
    func late(in zone: TimeZone) -> Date { end(in: zone).addingTimeInterval(-30) }

    /// Seven days of a month in which no zone of the world changed its clocks.
    static let quietWeek = (3...9).map { CivilDay(2013, 6, $0) }
}
