import Foundation
import TodoSpecs

/// Has a date picker that always shows a date, and moves the date when the minimum passes it.
@MainActor
final class PickerAddView: AddViewInterface {
    private let eventHandler: any AddModuleInterface
    private(set) var name = ""
    private(set) var minimum: Date?
    private(set) var date: Date {
        didSet { date = minimum.map { max($0, date) } ?? date }
    }

    init(eventHandler: any AddModuleInterface, date: Date) {
        self.eventHandler = eventHandler
        self.date = date
    }

    func setEntryName(_ name: String) { self.name = name }

    func setEntryDueDate(_ dueDate: Date) { date = dueDate }

    func setMinimumDueDate(_ date: Date) {
        minimum = date
        self.date = max(self.date, date)
    }

    func enter(_ name: String, _ date: Date) { (self.name, self.date) = (name, date) }

    func tapSave() { eventHandler.saveAddAction(name: name, dueDate: date) }

    func tapCancel() { eventHandler.cancelAddAction() }
}
