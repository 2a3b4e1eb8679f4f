import Foundation
import TodoSpecs

/// Names days with a format style, capitalized like a heading.
@MainActor
final class FormStylePresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private weak var view: (any ListViewInterface)?
    private let interactor: any ListInteractorInput
    private weak var wireframe: (any ListWireframeInterface)?
    private let clock: any DayClock

    init(
        view: any ListViewInterface,
        interactor: any ListInteractorInput,
        wireframe: any ListWireframeInterface,
        clock: any DayClock
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.clock = clock
    }

    func addNewEntry() { wireframe?.presentAddInterface() }

    func updateView() { interactor.findUpcomingItems() }

    func addModuleDidCancelAddAction() {}

    func addModuleDidSaveAddAction() { updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        let headings: [(NearTermDateRelation, String, String)] = [
            (.today, "Today", "check"), (.tomorrow, "Tomorrow", "alarm"), (.laterThisWeek, "Later This Week", "circle"),
            (.nextWeek, "Next Week", "calendar"), (.outOfRange, "Unknown", "paper"),
        ]
        let sections = headings.compactMap { relation, name, imageName -> UpcomingDisplaySection? in
            let lines = items.filter { $0.relation == relation }.map { item in
                UpcomingDisplayItem(title: item.title, dueDay: relation == .today ? "" : dayName(of: item.dueDate))
            }
            return lines.isEmpty ? nil : UpcomingDisplaySection(name: name, imageName: imageName, items: lines)
        }
        if sections.isEmpty {
            view?.showNoContentMessage()
        } else {
            view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections))
        }
    }

    private func dayName(of date: Date) -> String {
        let calendar = clock.calendar
        let locale = calendar.locale ?? .current
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        style = style.weekday(.wide)
        return date.formatted(style).capitalized(with: locale)
    }
}
