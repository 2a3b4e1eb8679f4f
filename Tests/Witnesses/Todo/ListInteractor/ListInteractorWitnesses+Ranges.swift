import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    /// The requirements that check the requested days, in any place and calendar.
    private static let whatAsksForDays: Violations = [
        1, 13, 14, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31,
    ]

    static let ranges: [Witness<ListInteractorSpec>] = [
        Witness(
            "asks through the first instant of the day after",
            violates: whatAsksForDays
        ) { fixture in
            FaultyListInteractor(fixture) { $0.range = { now, calendar in (now, end(now, calendar, plus: 1)) } }
        },
        Witness("asks through 86,399 seconds after the last day has begun", violates: [24, 25]) { fixture in
            FaultyListInteractor(fixture) {
                $0.range = { now, calendar in
                    (now, calendar.startOfDay(for: KnownDays.of(now, calendar).end).addingTimeInterval(86_399))
                }
            }
        },
        Witness("asks a day too short", violates: whatAsksForDays) {
            fixture in
            FaultyListInteractor(fixture) { $0.range = { now, calendar in (now, end(now, calendar, plus: -1)) } }
        },
        Witness(
            "asks for this week only",
            violates: whatAsksForDays
        ) { fixture in
            FaultyListInteractor(fixture) { $0.range = { now, calendar in (now, end(now, calendar, plus: -7)) } }
        },
        Witness(
            "asks from yesterday",
            violates: [1, 13, 14, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 49]
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.range = { now, calendar in
                    (calendar.startOfDay(for: now).addingTimeInterval(-1), end(now, calendar, plus: 0))
                }
            }
        },
        Witness(
            "asks for fourteen days",
            violates: whatAsksForDays
        ) { fixture in
            FaultyListInteractor(fixture) { $0.range = { now, _ in (now, now.addingTimeInterval(14 * 86_400)) } }
        },
        Witness(
            "asks for the two weeks in two parts",
            violates: [
                1, 2, 13, 14, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 34, 36, 38, 39, 40, 41, 48, 49,
            ],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.ask = { interactor, now, answer in
                    let end = KnownDays.of(now, interactor.clock.calendar).end
                    let middle = now.addingTimeInterval(7 * 86_400)
                    interactor.dataManager.todoItems(from: now, through: middle) { first in
                        interactor.dataManager.todoItems(from: middle, through: end) { _ in answer(first) }
                    }
                }
            }
        },
        Witness(
            "asks until the end of time",
            violates: whatAsksForDays
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.range = { now, _ in (now, Date(timeIntervalSince1970: .greatestFiniteMagnitude)) }
            }
        },
    ]

    @MainActor private static func end(_ now: Date, _ calendar: Calendar, plus days: Int) -> Date {
        let end = KnownDays.of(now, calendar).end
        return calendar.date(byAdding: .day, value: days, to: end) ?? end
    }
}
