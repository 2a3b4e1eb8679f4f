import Foundation
import TodoContracts

/// Says what the list shows, in English: the second opinion on what a presenter shows.
enum DisplayOracle {
    static let order: [NearTermDateRelation] = [.today, .tomorrow, .laterThisWeek, .nextWeek]

    static func sections(of items: [UpcomingItem], in zone: TimeZone) -> [UpcomingDisplaySection] {
        let headings = [
            ("Today", "check"), ("Tomorrow", "alarm"), ("Later This Week", "circle"), ("Next Week", "calendar"),
        ]
        var sections: [UpcomingDisplaySection] = []
        for (relation, heading) in zip(order, headings) {
            var lines: [UpcomingDisplayItem] = []
            for item in items where item.relation == relation {
                let day = CivilDay.weekdayNames[CivilDay(of: item.dueDate, in: zone).weekday - 1]
                lines.append(UpcomingDisplayItem(title: item.title, dueDay: relation == .today ? "" : day))
            }
            if !lines.isEmpty {
                sections.append(UpcomingDisplaySection(name: heading.0, imageName: heading.1, items: lines))
            }
        }
        return sections
    }
}
