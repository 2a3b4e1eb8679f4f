import Foundation
import TodoSpecs

/// Draws what it is told a moment later, and passes a tap on a moment later.
@MainActor
final class LateAddView: AddViewInterface {
    private let eventHandler: any AddModuleInterface
    private(set) var screen = AddScreen(name: "", dueDate: nil, minimumDueDate: nil)

    init(eventHandler: any AddModuleInterface) {
        self.eventHandler = eventHandler
    }

    func setEntryName(_ name: String) {
        Task { screen.name = name }
    }

    func setEntryDueDate(_ dueDate: Date) {
        Task { screen.dueDate = dueDate }
    }

    func setMinimumDueDate(_ date: Date) {
        Task { screen.minimumDueDate = date }
    }

    func enter(_ name: String, _ dueDate: Date) {
        (screen.name, screen.dueDate) = (name, max(dueDate, screen.minimumDueDate ?? dueDate))
    }

    func tapSave() {
        guard let dueDate = [screen.dueDate, screen.minimumDueDate].compactMap({ $0 }).max() else { return }
        let name = screen.name
        Task { eventHandler.saveAddAction(name: name, dueDate: dueDate) }
    }

    func tapCancel() {
        Task { eventHandler.cancelAddAction() }
    }
}
