import Foundation
import Testing

extension ListInteractorSpec {
    static let clock: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-51",
            .must,
            "Days and weeks are computed with the calendar of the clock that the module was given, never the machine's.",
            source: "fault class: Calendar.current, TimeZone.current or a calendar of the module's own",
            tags: [.dates]
        ) { trial in
            guard try await trial.readsItsOwnCalendar(isRight: trial.isRight) else { return }
            let zone = Calendar.strange.timeZone
            let todays = CivilDay.quietWeek.flatMap { [$0.early(in: zone), $0.late(in: zone)] }
            for time in [CivilDay.early, CivilDay.late] {
                try await trial.compareDays(around: todays, in: .strange) { time($0)(zone) }
            }
        }
    ]
}

extension Trial<ListInteractorSpec> {
    /// Whether the first and the last minute of each day relate as they do in a calendar.
    fileprivate func isRight(in calendar: Calendar) async throws -> Bool {
        let (zone, oracle) = (calendar.timeZone, WeekOracle(calendar))
        let week = CivilDay.quietWeek
        let days = (-9...28).map { day -> (day: CivilDay, instants: [Date]) in
            let day = week[0] + day
            return (day, [day.early(in: zone), day.late(in: zone)])
        }
        let items = days.flatMap { day, instants in instants.map { TodoItem(name: "\(day)", dueDate: $0) } }
        for (today, instants) in days where week.contains(today) {
            let expected = days.flatMap { day, instants in
                let relation = oracle.relation(of: day, to: today)
                return instants.map { _ in relation }
            }
            for now in instants {
                let run = try await find(items, on: FixedClock(now: now, calendar: calendar))
                guard let told = run.told.first else {
                    throw NotApplicable("Nothing is told, so nobody can say which calendar it uses.")
                }
                let relations = Dictionary(told.map { ($0.dueDate, $0.relation) }) { first, _ in first }
                guard run.told.count == 1,
                    run.askedDays == [today...oracle.endOfNextWeek(from: today)],
                    items.map({ relations[$0.dueDate] ?? .outOfRange }) == expected
                else { return false }
            }
        }
        return true
    }
}
