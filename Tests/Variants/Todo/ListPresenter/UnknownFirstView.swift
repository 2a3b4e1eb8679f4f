import TodoSpecs

/// Shows the section “Unknown” before all others.
@MainActor
final class UnknownFirstView: ListViewInterface {
    private weak var view: (any ListViewInterface)?

    init(view: any ListViewInterface) {
        self.view = view
    }

    func showNoContentMessage() { view?.showNoContentMessage() }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        let unknown = data.sections.filter { $0.name == "Unknown" }
        view?.showUpcomingDisplayData(
            UpcomingDisplayData(sections: unknown + data.sections.filter { $0.name != "Unknown" })
        )
    }

    func reloadEntries() { view?.reloadEntries() }
}
