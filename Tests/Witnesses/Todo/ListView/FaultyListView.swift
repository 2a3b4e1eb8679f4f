import TodoProbes
import Foundation
import TodoSpecs

/// A list view with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyListView: ListViewInterface {
    typealias Action = (FaultyListView) -> Void

    var eventHandler: (any ListModuleInterface)?
    weak var weakEventHandler: ListModuleInterfaceSpy?
    var retained: [Any] = []
    var onScreen = ListScreen(showsNoContentMessage: false, sections: [])

    var showMessage: Action = { $0.onScreen = ListScreen(showsNoContentMessage: true, sections: []) }
    var showData: (FaultyListView, UpcomingDisplayData) -> Void = { view, data in
        view.onScreen = ListScreen(showsNoContentMessage: false, sections: data.sections)
    }
    var reload: Action = { _ in }
    var appear: Action = { $0.eventHandler?.updateView() }
    var tapAdd: Action = { $0.eventHandler?.addNewEntry() }

    static func probe(_ fixture: ListViewFixture, _ replace: (FaultyListView) -> Void) -> ListViewProbe {
        let view = FaultyListView()
        view.eventHandler = fixture.eventHandler
        view.weakEventHandler = fixture.eventHandler
        replace(view)
        return ListViewProbe(
            view,
            screen: { view.onScreen },
            appear: { view.appear(view) },
            tapAdd: { view.tapAdd(view) }
        )
    }

    func showNoContentMessage() { showMessage(self) }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) { showData(self, data) }

    func reloadEntries() { reload(self) }
}
