public import Foundation

public enum PlannerState: Sendable {
    case nothingPlanned
    case planned([Group])

    public struct Group: Sendable {
        public let period: Period
        public let lines: [Line]
    }

    public struct Line: Sendable {
        public let text: String
        public let weekday: String?
    }

    /// Groups entries by their period, and names their days as a calendar does.
    public init(_ entries: [PlannerEntry], calendar: Calendar) {
        let weekday = Date.FormatStyle(
            locale: calendar.locale ?? .current,
            calendar: calendar,
            timeZone: calendar.timeZone
        ).weekday(.wide)
        let groups = Period.allCases.compactMap { period -> Group? in
            let lines = entries.filter { $0.period == period }.map { entry in
                Line(text: entry.label, weekday: period == .now ? nil : entry.deadline.formatted(weekday))
            }
            return lines.isEmpty ? nil : Group(period: period, lines: lines)
        }
        self = groups.isEmpty ? .nothingPlanned : .planned(groups)
    }
}
