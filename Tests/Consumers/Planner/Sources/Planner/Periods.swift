public import Foundation

/// The periods as seen from one day.
public struct Periods {
    private let calendar: Calendar
    private let starts: [Date]
    private let daysLeftInWeek: Int

    /// From the instant that it was asked at to one on the last day of the last period.
    public let days: ClosedRange<Date>

    public init(now: Date, calendar: Calendar) {
        self.calendar = calendar
        var starts = [calendar.startOfDay(for: now)]
        while starts.count < 16 {
            let noon = starts[starts.count - 1].addingTimeInterval(43_200)
            starts.append(calendar.dateInterval(of: .day, for: noon)?.end ?? noon)
        }
        self.starts = starts
        let firstOfWeek = starts.indices.dropFirst().first { index in
            calendar.component(.weekday, from: starts[index]) == calendar.firstWeekday
        }
        daysLeftInWeek = (firstOfWeek ?? 7) - 1
        days = now...starts[daysLeftInWeek + 7].addingTimeInterval(43_200)
    }

    subscript(date: Date) -> Period? {
        guard let day = starts.lastIndex(where: { $0 <= date }), day <= daysLeftInWeek + 7 else { return nil }
        if day == 0 { return .now }
        if day > daysLeftInWeek { return .weekAfter }
        return day == 1 ? .nextDay : .restOfWeek
    }

    public func entries(for tasks: [PlannedTask]) -> [PlannerEntry] {
        tasks.map { PlannerEntry(label: $0.label, deadline: $0.deadline, period: self[$0.deadline]) }
    }
}
