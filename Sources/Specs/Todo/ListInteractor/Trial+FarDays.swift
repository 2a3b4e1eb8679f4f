import Foundation
import Testing

extension Trial<ListInteractorSpec> {
    /// Expects days that look like those of this and next week, but in another era or a leap month, to be out of range.
    func compareEras(of identifier: Calendar.Identifier) async throws {
        let calendar = Calendar(identifier: identifier)
            .placed(in: .gmt, locale: Locale(identifier: "en_US"), firstWeekday: 1)
        // A leap month of the Chinese calendar began on 24 October 2014.
        for today in [CivilDay(2014, 5, 21), CivilDay(2014, 10, 15)] {
            let items = (0...10).flatMap { calendar.namesakes(of: (today + $0).at(12, in: .gmt)) }.map {
                TodoItem(name: "\(CivilDay(of: $0, in: .gmt))", dueDate: $0)
            }
            let run = try await find(items, on: FixedClock(on: today, in: calendar))
            try #require(run.told.count == 1)
            let wrong = run.told[0].filter { $0.relation != .outOfRange }.map(\.title)
            #expect(wrong == [], "Today is \(today), the calendar \(String(describing: identifier)).")
        }
    }

    /// Compares two zones whose clocks agree now, but not next week.
    func compareZonesThatPart() async throws {
        let today = CivilDay(2014, 3, 5)
        let clock = FixedClock(now: today.at(19, in: .gmt), calendar: .published)
        let borderline = TodoItem(name: "Borderline", dueDate: CivilDay(2014, 3, 10).at(6, 30, in: .gmt))
        let run = try await start(ListInteractorFixture(clock: clock)) { $0.dataManager.todoItems.give([borderline]) }
        for (count, name) in ["America/Phoenix", "America/Denver", "America/Phoenix"].enumerated() {
            run.set(clock, in: .gregorian(zone: try .named(name), firstWeekday: 2))
            run.find()
            await run.settle { $0.told.count > count }
            let oracle = WeekOracle(clock.calendar)
            let day = oracle.day(of: borderline.dueDate)
            let relations = run.told.last?.map(\.relation)
            #expect(relations == [oracle.relation(of: day, to: today)], "The item is due on \(day) there.")
        }
    }
}

extension Calendar {
    /// Distant days with the same year, month and day as a date, but in another era or a leap month.
    fileprivate func namesakes(of date: Date) -> [Date] {
        let parts = dateComponents([.era, .year, .month, .day], from: date)
        return [-1, 0, 1].flatMap { shift in
            [false, true].compactMap { isLeapMonth in
                var namesake = parts
                namesake.era = (parts.era ?? 0) + shift
                namesake.isLeapMonth = isLeapMonth
                namesake.hour = 12
                return self.date(from: namesake)
            }
        }.filter {
            let namesake = dateComponents([.year, .month, .day], from: $0)
            let isWrittenAlike = [namesake.year, namesake.month, namesake.day] == [parts.year, parts.month, parts.day]
            return isWrittenAlike && abs($0.timeIntervalSince(date)) > 27 * 86_400
        }
    }
}
