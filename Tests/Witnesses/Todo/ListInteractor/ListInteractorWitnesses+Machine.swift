import Foundation
public import Proof
import TodoReference
public import TodoSpecs

extension ListInteractorWitnesses {
    /// Interactors that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<ListInteractorSpec>] = [
        Witness("reads the machine's calendar", violates: [51]) { fixture in
            reference(fixture) { $0 = Machine.calendar }
        },
        Witness("reads the machine's time zone", violates: [51]) { fixture in
            reference(fixture) { $0.timeZone = Machine.calendar.timeZone }
        },
        Witness("begins its weeks as the machine does", violates: [51]) { fixture in
            reference(fixture) { $0.firstWeekday = Machine.calendar.firstWeekday }
        },
        Witness("makes itself a Gregorian calendar", violates: [51]) { fixture in
            reference(fixture) {
                $0 = Calendar(identifier: .gregorian)
                $0.timeZone = Machine.calendar.timeZone
                $0.firstWeekday = 1
            }
        },
        Witness("knows today by the machine's calendar, and all other days by the clock's", violates: [51]) { fixture in
            FaultyListInteractor(fixture) {
                $0.relation = { date, now, calendar in
                    let relation = KnownDays.of(now, calendar).relation(of: date)
                    if Machine.calendar.isDate(date, inSameDayAs: now) { return .today }
                    return relation == .today ? .outOfRange : relation
                }
            }
        },
        Witness("asks for the weeks of the machine", violates: [51]) { fixture in
            FaultyListInteractor(fixture) {
                $0.range = { now, _ in (now, KnownDays.of(now, Machine.calendar).end) }
            }
        },
    ]
}
