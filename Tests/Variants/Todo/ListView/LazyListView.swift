import TodoSpecs

/// Stores what it is told, and draws it when it is laid out.
@MainActor
final class LazyListView: ListViewInterface {
    private let eventHandler: any ListModuleInterface
    private var pending: ListScreen?
    private var drawn = ListScreen(showsNoContentMessage: false, sections: [])

    init(eventHandler: any ListModuleInterface) {
        self.eventHandler = eventHandler
    }

    /// Returns what is on screen after everything stored has been drawn.
    func layOut() -> ListScreen {
        if let screen = pending { drawn = screen }
        pending = nil
        return drawn
    }

    func appear() { eventHandler.updateView() }

    func tapAdd() { eventHandler.addNewEntry() }

    func showNoContentMessage() { pending = ListScreen(showsNoContentMessage: true, sections: []) }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        pending = ListScreen(showsNoContentMessage: false, sections: data.sections)
    }

    func reloadEntries() { pending = pending ?? drawn }
}
