import Foundation
import Testing

extension ListPresenterSpec {
    static let clock: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-36",
            .must,
            "Days are named by the zone and the language of the clock that the module was given, never by the machine's.",
            source: "fault class: TimeZone.current, Locale.current or a language of the module's own",
            tags: [.dates]
        ) { trial in
            let readsItsOwn = try await trial.readsItsOwnCalendar { try await trial.wrongNames(in: $0) == [] }
            guard readsItsOwn else { return }
            let wrong = try await trial.wrongNames(in: .strange)
            #expect(wrong == [], "The clock is in Manx, at GMT+5:37.")
        }
    ]
}

extension Trial<ListPresenterSpec> {
    /// The wrong names that are shown for days, early and late on each of seven days.
    fileprivate func wrongNames(in calendar: Calendar) async throws -> [String] {
        let zone = calendar.timeZone
        let dates = CivilDay.quietWeek.flatMap { [$0.early(in: zone), $0.late(in: zone)] }
        let items = dates.map { UpcomingItem(title: "\($0)", dueDate: $0, relation: .nextWeek) }
        let run = try await show(items, on: FixedClock(now: dates[0], calendar: calendar))
        let days = run.data?.sections.flatMap { $0.items.map(\.dueDay) } ?? []
        guard days.count == dates.count, !days.contains("") else {
            throw NotApplicable("Not every day is named, so that nobody can say in which language.")
        }
        return zip(days, dates).compactMap { day, date in
            let names = DayNames(of: date, in: calendar)
            return names.contain(day) ? nil : "“\(day)” instead of \(names)"
        }
    }
}
