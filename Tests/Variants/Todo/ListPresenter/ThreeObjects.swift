import TodoSpecs

/// Combines three objects of a module, each with a role of its own.
@MainActor
final class ThreeObjects: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private let eventHandler: any ListModuleInterface
    private let output: any ListInteractorOutput
    private let delegate: any AddModuleDelegate

    init(eventHandler: any ListModuleInterface, output: any ListInteractorOutput, delegate: any AddModuleDelegate) {
        self.eventHandler = eventHandler
        self.output = output
        self.delegate = delegate
    }

    func addNewEntry() { eventHandler.addNewEntry() }

    func updateView() { eventHandler.updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) { output.foundUpcomingItems(items) }

    func addModuleDidCancelAddAction() { delegate.addModuleDidCancelAddAction() }

    func addModuleDidSaveAddAction() { delegate.addModuleDidSaveAddAction() }
}
