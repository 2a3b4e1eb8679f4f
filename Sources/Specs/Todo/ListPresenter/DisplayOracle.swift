import Foundation
import TodoContracts

/// Computes what the list shows, in English, as a second opinion on what a presenter shows.
enum DisplayOracle {
    static let order: [NearTermDateRelation] = [.today, .tomorrow, .laterThisWeek, .nextWeek]

    static let headings: [NearTermDateRelation: (name: String, imageName: String)] = [
        .today: ("Today", "check"), .tomorrow: ("Tomorrow", "alarm"), .laterThisWeek: ("Later This Week", "circle"),
        .nextWeek: ("Next Week", "calendar"),
    ]

    static func sections(of items: [UpcomingItem], in zone: TimeZone) -> [UpcomingDisplaySection] {
        var sections: [UpcomingDisplaySection] = []
        for relation in order {
            var lines: [UpcomingDisplayItem] = []
            for item in items where item.relation == relation {
                let day = CivilDay.weekdayNames[CivilDay(of: item.dueDate, in: zone).weekday - 1]
                lines.append(UpcomingDisplayItem(title: item.title, dueDay: relation == .today ? "" : day))
            }
            if let heading = headings[relation], !lines.isEmpty {
                sections.append(UpcomingDisplaySection(name: heading.name, imageName: heading.imageName, items: lines))
            }
        }
        return sections
    }
}
