import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    static let weeks: [Witness<ListInteractorSpec>] = [
        Witness("counts weeks from Sunday everywhere", violates: [51]) { fixture in
            reference(fixture) { $0.firstWeekday = 1 }
        },
        Witness("counts weeks from Monday everywhere", violates: [1, 8, 10, 12, 13, 14, 51]) { fixture in
            reference(fixture) { $0.firstWeekday = 2 }
        },
        Witness("knows neither eras nor leap months", violates: [19]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let parts = [date, now].map { calendar.dateComponents([.year, .month, .day], from: $0) }
                    let dates = parts.map { [$0.year, $0.month, $0.day] }
                    return dates[0] == dates[1] ? .today : KnownDays.of(now, calendar).relation(of: date)
                }
            }
        },
        Witness("compares weeks by their number", violates: [19]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let days = KnownDays.of(now, calendar)
                    let week = calendar.component(.weekOfYear, from: date)
                    let relation = days.relation(of: date)
                    guard relation == .outOfRange, date > now else { return relation }
                    if week == calendar.component(.weekOfYear, from: now) { return .laterThisWeek }
                    return week == calendar.component(.weekOfYear, from: days.end) ? .nextWeek : .outOfRange
                }
            }
        },
        Witness("takes next week for the week with the next number", violates: [11, 20, 28, 31, 49]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let relation = KnownDays.of(now, calendar).relation(of: date)
                    guard relation == .nextWeek else { return relation }
                    let week = calendar.component(.weekOfYear, from: now)
                    return calendar.component(.weekOfYear, from: date) == week + 1 ? .nextWeek : .outOfRange
                }
            }
        },
        Witness(
            "calls the next day tomorrow although a new week begins",
            violates: [8, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 49]
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let tomorrow = calendar.startOfDay(for: now).addingTimeInterval(36 * 3_600)
                    if calendar.isDate(date, inSameDayAs: tomorrow) { return .tomorrow }
                    return KnownDays.of(now, calendar).relation(of: date)
                }
            }
        },
        Witness("does not know tomorrow", violates: [7, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 31]) { fixture in
            FaultyListInteractor(fixture) { $0.relation = replacing(.tomorrow, by: .laterThisWeek) }
        },
        Witness("does not know later this week", violates: [9, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 31, 49]) {
            fixture in
            FaultyListInteractor(fixture) { $0.relation = replacing(.laterThisWeek, by: .nextWeek) }
        },
        Witness(
            "does not know next week",
            violates: [8, 10, 11, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 49]
        ) { fixture in
            FaultyListInteractor(fixture) { $0.relation = replacing(.nextWeek, by: .laterThisWeek) }
        },
        Witness(
            "calls whatever is out of range next week",
            violates: [5, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 31, 49]
        ) { fixture in
            FaultyListInteractor(fixture) { $0.relation = replacing(.outOfRange, by: .nextWeek) }
        },
        Witness(
            "takes next week for seven days from today",
            violates: [16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 31, 49]
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let relation = KnownDays.of(now, calendar).relation(of: date)
                    let isWithinSevenDays = date < calendar.startOfDay(for: now).addingTimeInterval(8 * 86_400)
                    return relation == .nextWeek && !isWithinSevenDays ? .outOfRange : relation
                }
            }
        },
        Witness("takes a week for seven days that exist", violates: [49]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let relation = KnownDays.of(now, calendar).relation(of: date)
                    guard let week = calendar.dateInterval(of: .weekOfYear, for: now) else { return relation }
                    return relation == .nextWeek && date < week.end ? .laterThisWeek : relation
                }
            }
        },
    ]

    /// Returns the reference interactor with a changed calendar.
    @MainActor static func reference(
        _ fixture: ListInteractorFixture,
        _ change: @escaping @Sendable (inout Calendar) -> Void
    ) -> any ListInteractorInput {
        let clock = ChangedClock(clock: fixture.clock, change: change)
        let interactor = ListInteractor(dataManager: fixture.dataManager, clock: clock)
        interactor.output = fixture.output
        return interactor
    }

    private static func replacing(
        _ wanted: NearTermDateRelation,
        by other: NearTermDateRelation
    ) -> FaultyListInteractor.Relation {
        { date, now, calendar in
            let relation = KnownDays.of(now, calendar).relation(of: date)
            return relation == wanted ? other : relation
        }
    }
}
