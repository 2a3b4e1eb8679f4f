import Foundation
import Testing

extension TodoAssemblySpec {
    static let clock: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-12",
            .must,
            "Days, weeks and day names are those of the clock that the application was given, never the machine's.",
            source: "fault class: one module of several that reads Calendar.current or Locale.current",
            tags: [.dates]
        ) { trial in
            let readsItsOwn = try await trial.readsItsOwnCalendar { calendar in
                for today in CivilDay.quietWeek {
                    guard try await trial.wrongLines(on: today, in: calendar) == [] else { return false }
                }
                return true
            }
            guard readsItsOwn else { return }
            for today in CivilDay.quietWeek {
                let wrong = try await trial.wrongLines(on: today, in: .strange)
                try #require(wrong == [], "Today is \(today); weeks begin on Wednesday, at GMT+5:37, in Manx.")
            }
        }
    ]
}

extension Trial<TodoAssemblySpec> {
    /// The lines of a list that differ from what a calendar says, six at most.
    fileprivate func wrongLines(on today: CivilDay, in calendar: Calendar) async throws -> [String] {
        let (zone, oracle) = (calendar.timeZone, WeekOracle(calendar))
        let fixture = TodoAssemblyFixture(clock: FixedClock(now: today.early(in: zone), calendar: calendar))
        var names: [String: DayNames] = [:]
        var expected: [(title: String, place: String?)] = []
        for day in (-2...15).map({ today + $0 }) {
            for (part, date) in [("early", day.early(in: zone)), ("late", day.late(in: zone))] {
                let item = TodoItem(name: "\(day) \(part)", dueDate: date)
                await fixture.store.put(item)
                let dayNames = DayNames(of: date, in: calendar)
                names[item.name] = dayNames
                let relation = oracle.relation(of: day, to: today)
                let section = DisplayOracle.headings[relation]?.name
                let place = section.map { relation == .today ? $0 : "\($0) on \(dayNames)" }
                expected.append((item.name, place))
            }
        }
        let places = try await start(fixture).places(of: names)
        let wrong = expected.filter { places[$0.title] != $0.place }.map { title, place in
            "\(title): \(places[title] ?? "nowhere") instead of \(place ?? "nowhere")"
        }
        return Array(wrong.prefix(6))
    }
}

extension Run<TodoAssemblySpec> {
    /// Where the list shows each item, with all right names of a day written in the same way.
    fileprivate func places(of names: [String: DayNames]) async throws -> [String: String] {
        await step("start()", until: { $0.navigator.visible != nil }) { $0.start() }
        guard let list = try fixture.navigator.visible.flatMap(subject.list) else {
            throw NotApplicable("There is no list, so that nobody can say which days it has.")
        }
        await step("appear()", until: { _ in !list.screen().sections.isEmpty }) { list.appear() }
        let lines = list.screen().sections.flatMap { section in
            section.items.map { line in
                let day = names[line.title].flatMap { $0.contain(line.dueDay) ? "\($0)" : nil } ?? line.dueDay
                return (line.title, line.dueDay.isEmpty ? section.name : "\(section.name) on \(day)")
            }
        }
        return Dictionary(lines) { first, second in "\(first) and \(second)" }
    }
}
