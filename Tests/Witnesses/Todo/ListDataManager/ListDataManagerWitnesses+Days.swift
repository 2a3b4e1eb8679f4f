import Foundation
import Proof
import TodoSpecs

extension ListDataManagerWitnesses {
    static let days: [Witness<ListDataManagerSpec>] = [
        Witness("ends a day a second too early, as published", violates: [1, 3, 4, 5]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    let (first, last) = instants(start, end, calendar)
                    return (first, last.addingTimeInterval(-0.999))
                }
            }
        },
        Witness("includes the next midnight", violates: [2, 3, 4, 5]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    let (first, last) = instants(start, end, calendar)
                    return (first, last.addingTimeInterval(0.000_1))
                }
            }
        },
        Witness("begins after the first instant", violates: [1, 3, 4, 5]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    let (first, last) = instants(start, end, calendar)
                    return (first.addingTimeInterval(0.000_1), last)
                }
            }
        },
        Witness("asks for the instants that it was given", violates: [1, 3, 4, 5, 6]) { fixture in
            FaultyListDataManager(fixture) { $0.instants = { start, end, _ in (start, end) } }
        },
        Witness("asks for everything there is", violates: [2, 3, 4, 5]) { fixture in
            FaultyListDataManager(fixture) { $0.instants = { _, _, _ in (.distantPast, .distantFuture) } }
        },
        Witness("leaves out the last day", violates: [1, 3, 4, 5, 6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.instants = { start, end, calendar in
                    (calendar.startOfDay(for: start), calendar.startOfDay(for: end).addingTimeInterval(-0.000_1))
                }
            }
        },
        Witness("has the days of Greenwich", violates: [16]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    var greenwich = calendar
                    greenwich.timeZone = .gmt
                    return instants(start, end, greenwich)
                }
            }
        },
        Witness("has the days of Greenwich west of it", violates: [3, 4]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    var eastern = calendar
                    if calendar.timeZone.secondsFromGMT(for: start) < 0 { eastern.timeZone = .gmt }
                    return instants(start, end, eastern)
                }
            }
        },
        Witness("has days of 24 hours", violates: [4]) { fixture in
            FaultyListDataManager(fixture) {
                $0.instants = { start, end, calendar in
                    let last = calendar.startOfDay(for: end).addingTimeInterval(86_400 - 0.000_1)
                    return (calendar.startOfDay(for: start), last)
                }
            }
        },
        Witness("ends a day with its first 23:59:59", violates: [4]) { fixture in
            FaultyListDataManager(fixture) {
                $0.instants = { start, end, calendar in
                    let last = calendar.date(bySettingHour: 23, minute: 59, second: 59, of: end) ?? end
                    return (calendar.startOfDay(for: start), last.addingTimeInterval(0.999_9))
                }
            }
        },
        Witness("finds nothing on a single day that begins and ends with one instant", violates: [5]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    let (first, last) = instants(start, end, calendar)
                    return start == first && end == first ? (first, first) : (first, last)
                }
            }
        },
        Witness("counts the days between the two instants", violates: [5]) { fixture in
            FaultyListDataManager(fixture) {
                let instants = $0.instants
                $0.instants = { start, end, calendar in
                    let days = calendar.dateComponents([.day], from: start, to: end).day ?? 0
                    return instants(start, calendar.date(byAdding: .day, value: days, to: start) ?? end, calendar)
                }
            }
        },
        Witness("keeps the calendar from assembly", violates: [18]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let (calendar, instants) = (dataManager.clock.calendar, dataManager.instants)
                dataManager.instants = { start, end, _ in instants(start, end, calendar) }
            }
        },
        Witness("remembers when the day of an instant begins", violates: [18]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                var known: [Date: Date] = [:]
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    let (first, last) = instants(start, end, calendar)
                    known[start] = known[start] ?? first
                    return (known[start] ?? first, last)
                }
            }
        },
        Witness("keeps the calendar of its first request", violates: [18]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                var calendars: [Calendar] = []
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    calendars.append(calendar)
                    return instants(start, end, calendars[0])
                }
            }
        },
    ]
}
