import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    static let days: [Witness<ListInteractorSpec>] = [
        Witness("reckons days in Greenwich", violates: [51]) { fixture in
            reference(fixture) { $0.timeZone = .gmt }
        },
        Witness("takes a day for 24 hours from now", violates: [15, 22, 23, 24, 25, 26, 27, 30, 31]) {
            fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let hours = date.timeIntervalSince(now) / 3_600
                    if (0..<24).contains(hours) { return .today }
                    let relation = KnownDays.of(now, calendar).relation(of: date)
                    return relation == .today ? .outOfRange : relation
                }
            }
        },
        Witness("keeps its days for all days that have the same number and weekday", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                var last: (key: String, days: UpcomingDays)?
                func days(_ now: Date, _ calendar: Calendar) -> UpcomingDays {
                    let parts = calendar.dateComponents([.day, .weekday], from: now)
                    let key = "\(parts) \(calendar.timeZone.identifier) \(calendar.firstWeekday)"
                    if let last, last.key == key { return last.days }
                    let days = UpcomingDays(now: now, calendar: calendar)
                    last = (key, days)
                    return days
                }
                interactor.range = { ($0, days($0, $1).end) }
                interactor.relation = { days($1, $2).relation(of: $0) }
            }
        },
        Witness("takes every day to be 24 hours long", violates: [24, 25, 31]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let start = calendar.startOfDay(for: now)
                    let days = (date.timeIntervalSince(start) / 86_400).rounded(.down)
                    let noon = start.addingTimeInterval((days + 0.5) * 86_400)
                    return KnownDays.of(now, calendar).relation(of: noon)
                }
            }
        },
        Witness("takes the offset of today for that of every day", violates: [24, 25, 31, 49]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    var fixed = calendar
                    fixed.timeZone = TimeZone(secondsFromGMT: calendar.timeZone.secondsFromGMT(for: now)) ?? .gmt
                    return KnownDays.of(now, fixed).relation(of: date)
                }
            }
        },
        Witness("ends a day one second early", violates: [22, 24, 25]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let day = KnownDays.of(now, calendar)
                    let next = day.relation(of: date.addingTimeInterval(1))
                    return day.relation(of: date) == .today ? next : day.relation(of: date)
                }
            }
        },
        Witness("begins a day one second late", violates: [22, 24, 25]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    KnownDays.of(now, calendar).relation(of: date.addingTimeInterval(-1))
                }
            }
        },
        Witness(
            "forgets that days before today can be in the same week",
            violates: [15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 31]
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let days = KnownDays.of(now, calendar)
                    let relation = days.relation(of: date)
                    guard relation == .outOfRange, date < now,
                        let week = calendar.dateInterval(of: .weekOfYear, for: now), week.contains(date)
                    else { return relation }
                    return .laterThisWeek
                }
            }
        },
        Witness("compares days by month and day", violates: [11, 20, 28, 31, 49]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let parts = [now, date].map { calendar.dateComponents([.month, .day], from: $0) }
                    func number(_ part: DateComponents) -> Int { (part.month ?? 0) * 100 + (part.day ?? 0) }
                    if number(parts[1]) < number(parts[0]) { return .outOfRange }
                    return KnownDays.of(now, calendar).relation(of: date)
                }
            }
        },
        Witness("compares years without their era", violates: [28]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let years = [now, date].map { calendar.component(.year, from: $0) }
                    if years[1] < years[0] { return .outOfRange }
                    return KnownDays.of(now, calendar).relation(of: date)
                }
            }
        },
        Witness("takes every year for 365 days", violates: [19, 20, 26, 28, 49]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let (year, day) = (
                        calendar.component(.year, from: date), calendar.ordinality(of: .day, in: .year, for: date) ?? 0
                    )
                    let (thisYear, today) = (
                        calendar.component(.year, from: now), calendar.ordinality(of: .day, in: .year, for: now) ?? 0
                    )
                    let days = (year - thisYear) * 365 + day - today
                    let start = calendar.startOfDay(for: now).addingTimeInterval(43_200)
                    let counted = calendar.date(byAdding: .day, value: days, to: start) ?? date
                    return KnownDays.of(now, calendar).relation(of: counted)
                }
            }
        },
        Witness("remembers the calendar from its assembly", violates: [50]) { fixture in
            let calendar = fixture.clock.calendar
            return reference(fixture) { $0 = calendar }
        },
        Witness("keeps its days as long as now is within the first of them", violates: [50]) { fixture in
            FaultyListInteractor(fixture) {
                var known: (days: UpcomingDays, today: DateInterval)?
                $0.relation = { date, now, calendar in
                    if known?.today.contains(now) != true, let today = calendar.dateInterval(of: .day, for: now) {
                        known = (UpcomingDays(now: now, calendar: calendar), today)
                    }
                    return known?.days.relation(of: date) ?? .outOfRange
                }
            }
        },
        Witness("remembers the day of its first request", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let first = First()
                interactor.today = { _, asked in first.value(asked) }
            }
        },
        Witness("takes 24 hours from the beginning of a day for the same day", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                var known: Date?
                interactor.today = { _, asked in
                    if let known {
                        let hours = asked.timeIntervalSince(clock.calendar.startOfDay(for: known)) / 3_600
                        if (0..<24).contains(hours) { return known }
                    }
                    known = asked
                    return asked
                }
            }
        },
        Witness("drops an answer that comes after midnight", violates: [30], within: .milliseconds(100)) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let (ask, clock) = (interactor.ask, interactor.clock)
                interactor.ask = { interactor, now, answer in
                    ask(interactor, now) { items in
                        if clock.calendar.isDate(clock.now, inSameDayAs: now) { answer(items) }
                    }
                }
            }
        },
        Witness("reads the clock again for each item", violates: [30]) { fixture in
            FaultyListInteractor(fixture) { $0.today = { interactor, _ in interactor.clock.now } }
        },
        Witness("reads the clock again for the end of the range", violates: [30]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                interactor.range = { now, calendar in (now, KnownDays.of(clock.now, calendar).end) }
            }
        },
    ]
}

/// Remembers the first date, and returns it from then on.
@MainActor
private final class First {
    private var date: Date?

    func value(_ date: Date) -> Date {
        let first = self.date ?? date
        self.date = first
        return first
    }
}
