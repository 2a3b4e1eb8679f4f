public import Foundation
public import TodoContracts
public import VIPERContracts

/// Sorts upcoming items into the sections of the list, and names their days.
public struct UpcomingDisplayFormatter: FormatterRole {
    private static let order: [NearTermDateRelation] = [.today, .tomorrow, .laterThisWeek, .nextWeek, .outOfRange]

    private let dayName: DateFormatter

    /// Creates a formatter.
    ///
    /// - Parameter calendar: The calendar, time zone and language for the names of days.
    public init(calendar: Calendar) {
        dayName = DateFormatter()
        dayName.calendar = calendar
        dayName.timeZone = calendar.timeZone
        dayName.locale = calendar.locale
        dayName.dateFormat = "EEEE"
    }

    /// Returns the sections that have items, in the order of the days.
    public func display(_ items: [UpcomingItem]) -> UpcomingDisplayData {
        let itemsByRelation = Dictionary(grouping: items, by: \.relation)
        return UpcomingDisplayData(
            sections: Self.order.compactMap { relation in
                itemsByRelation[relation].map { section(of: $0, for: relation) }
            }
        )
    }

    private func section(of items: [UpcomingItem], for relation: NearTermDateRelation) -> UpcomingDisplaySection {
        let (name, imageName) =
            switch relation {
            case .today: ("Today", "check")
            case .tomorrow: ("Tomorrow", "alarm")
            case .laterThisWeek: ("Later This Week", "circle")
            case .nextWeek: ("Next Week", "calendar")
            case .outOfRange: ("Unknown", "paper")
            }
        return UpcomingDisplaySection(
            name: name,
            imageName: imageName,
            items: items.map { item in
                UpcomingDisplayItem(
                    title: item.title,
                    dueDay: relation == .today ? "" : dayName.string(from: item.dueDate)
                )
            }
        )
    }
}
