import Foundation
import Testing

extension AddPresenterSpec {
    static let clock: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-17",
            .must,
            "Today begins by the calendar of the clock that is handed over, never by the machine's.",
            source: "fault class: the beginning of the day taken from Calendar.current",
            tags: [.dates]
        ) { trial in
            let isRight: @MainActor (Calendar) async throws -> Bool = { calendar in
                for day in CivilDay.quietWeek {
                    for now in [day.early(in: calendar.timeZone), day.late(in: calendar.timeZone)] {
                        let minimum = try await trial.minimum(at: now, in: calendar)
                        guard (day.start(in: calendar.timeZone)...now).contains(minimum) else { return false }
                    }
                }
                return true
            }
            guard try await trial.readsItsOwnCalendar(isRight: isRight) else { return }
            let (day, zone) = (CivilDay.quietWeek[0], Calendar.strange.timeZone)
            for now in [day.early(in: zone), day.late(in: zone)] {
                let minimum = try await trial.minimum(at: now, in: .strange)
                #expect(minimum >= day.start(in: zone), "It is \(now), and the clock is at GMT+5:37.")
            }
        }
    ]
}

extension Trial<AddPresenterSpec> {
    /// The earliest date that can be picked when a module is presented at an instant.
    fileprivate func minimum(at now: Date, in calendar: Calendar) async throws -> Date {
        let fixture = AddPresenterFixture(clock: FixedClock(now: now, calendar: calendar))
        _ = try await present(fixture)
        await wait { !fixture.minimumDueDates.isEmpty }
        guard let minimum = fixture.minimumDueDates.last else {
            throw NotApplicable("The view is told no minimum due date, so that nobody can say when today begins.")
        }
        return minimum
    }
}
