import Foundation
import TodoReference
import TodoSpecs

/// Removes what cannot be true any more: yesterday's items, and the message that there are none once one was added.
final class TidyingPresenter: ForwardingPresenter {
    private weak var view: (any ListViewInterface)?
    private let clock: any DayClock
    private var shown: (day: Date, isEmpty: Bool)?

    init(_ presenter: ListPresenter, view: any ListViewInterface, clock: any DayClock) {
        self.view = view
        self.clock = clock
        super.init(presenter)
    }

    override func updateView() {
        if let shown, !clock.calendar.isDate(shown.day, inSameDayAs: clock.now) { takeDown() }
        super.updateView()
    }

    override func addModuleDidSaveAddAction() {
        if shown?.isEmpty == true { takeDown() }
        super.addModuleDidSaveAddAction()
    }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        shown = (clock.now, items.isEmpty)
        super.foundUpcomingItems(items)
    }

    private func takeDown() {
        shown = nil
        view?.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
    }
}
