import TodoSpecs

/// Draws on the next turn of the main actor, and only the lines that have changed.
@MainActor
final class DiffingListView: ListViewInterface {
    private let eventHandler: any ListModuleInterface
    private var drawing: Task<Void, Never>?
    private(set) var showsMessage = false
    private(set) var rows: [UpcomingDisplaySection] = []

    init(eventHandler: any ListModuleInterface) {
        self.eventHandler = eventHandler
    }

    func appear() { eventHandler.updateView() }

    func tapAdd() { eventHandler.addNewEntry() }

    func showNoContentMessage() { draw([], message: true) }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) { draw(data.sections, message: false) }

    func reloadEntries() {}

    private func draw(_ sections: [UpcomingDisplaySection], message: Bool) {
        drawing?.cancel()
        drawing = Task { [weak self] in
            guard let self, !Task.isCancelled else { return }
            showsMessage = message
            rows = rows.applying(sections.difference(from: rows)) ?? sections
        }
    }
}
