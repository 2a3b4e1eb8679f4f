import Foundation
import Testing

extension TodoAssemblySpec {
    static let clock: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-12",
            .must,
            "Days, weeks and the names of days are those of the clock that is handed over, never the machine's.",
            source: "fault class: one module of several that reads Calendar.current or Locale.current",
            tags: [.dates]
        ) { trial in
            let isRight: @MainActor (Calendar) async throws -> Bool = { calendar in
                for today in CivilDay.quietWeek {
                    let (shown, expected) = try await trial.list(on: today, in: calendar)
                    guard shown == expected else { return false }
                }
                return true
            }
            guard try await trial.readsItsOwnCalendar(isRight: isRight) else { return }
            for today in CivilDay.quietWeek {
                let (shown, expected) = try await trial.list(on: today, in: .strange)
                try #require(shown == expected, "Today is \(today); weeks begin on Wednesday, at GMT+5:37, in Manx.")
            }
        }
    ]
}

extension Trial<TodoAssemblySpec> {
    /// What a list shows of days around a day, and what it has to show.
    fileprivate func list(
        on today: CivilDay,
        in calendar: Calendar
    ) async throws -> (shown: Set<String>, expected: Set<String>) {
        let (zone, oracle) = (calendar.timeZone, WeekOracle(calendar))
        let fixture = TodoAssemblyFixture(clock: FixedClock(now: today.early(in: zone), calendar: calendar))
        var names: [String: DayNames] = [:]
        var expected: Set<String> = []
        for day in (-2...15).map({ today + $0 }) {
            for (part, date) in [("early", day.early(in: zone)), ("late", day.late(in: zone))] {
                let item = TodoItem(name: "\(day) \(part)", dueDate: date)
                await fixture.store.put(item)
                names[item.name] = DayNames(of: date, in: calendar)
                let relation = oracle.relation(of: day, to: today)
                guard let section = DisplayOracle.headings[relation]?.name else { continue }
                let name = relation == .today ? "" : " on \(DayNames(of: date, in: calendar))"
                expected.insert("\(item.name) under \(section)\(name)")
            }
        }
        let app = try await build(fixture)
        act("start()", fixture) { app.start() }
        await settle { fixture.navigator.visible != nil }
        guard let list = fixture.navigator.visible.flatMap(app.list) else {
            throw NotApplicable("There is no list, so that nobody can say which days it has.")
        }
        act("appear()", fixture) { list.appear() }
        await settle { !list.screen().sections.isEmpty }
        withExtendedLifetime(app) {}
        let shown = list.screen().sections.flatMap { section in
            section.items.map { line in
                let known = names[line.title].flatMap { $0.contain(line.dueDay) ? "\($0)" : nil }
                let name = line.dueDay.isEmpty ? "" : " on \(known ?? line.dueDay)"
                return "\(line.title) under \(section.name)\(name)"
            }
        }
        return (Set(shown), expected)
    }
}
