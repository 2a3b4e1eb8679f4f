import Foundation
import Observation
import TodoSpecs

/// Keeps what an add view is told and what is typed, for a body that is bound to it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class AddViewModel: AddViewInterface {
    var name = ""
    var dueDate: Date?
    private(set) var minimumDueDate: Date?

    @ObservationIgnored private let eventHandler: any AddModuleInterface

    init(eventHandler: any AddModuleInterface) {
        self.eventHandler = eventHandler
    }

    func setEntryName(_ name: String) { self.name = name }

    func setEntryDueDate(_ dueDate: Date) { self.dueDate = dueDate }

    func setMinimumDueDate(_ date: Date) { minimumDueDate = date }

    func save() {
        guard let dueDate = [dueDate, minimumDueDate].compactMap({ $0 }).max() else { return }
        eventHandler.saveAddAction(name: name, dueDate: dueDate)
    }

    func cancel() { eventHandler.cancelAddAction() }
}
