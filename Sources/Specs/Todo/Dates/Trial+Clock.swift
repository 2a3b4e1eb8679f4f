import Foundation
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
